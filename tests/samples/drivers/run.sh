# Runs s0.sh, s1.sh … of this folder, each in a shell of its own, with what it said in one line: see batches.ts.
for ((index = 0; index < $1; index++)); do
  if said=$(. "./s$index.sh" 2>&1); then
    echo "s$index"
  else
    echo "s$index status $?: ${said//$'\n'/ }"
  fi
done >results.txt
