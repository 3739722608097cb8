import {fill} from '../../labels';
import {shellQuoted as quote} from '../../samples/quoted';
import {pauses, timeoutSeconds, type ProgramParts, type ProgramTexts} from './program';

/**
 * What the programs of all guides share, in the language of the page.
 *
 * @param functions - of jq, that the tests call
 */
export const shared = (
  {results, noAnswer, missing, again, saved, notes}: ProgramTexts,
  parts: ProgramParts,
  functions: readonly string[],
): string => `pauses=\${PAUSES-${quote(pauses.join(' '))}} # ${notes.seconds}
saved=${quote(JSON.stringify(Object.fromEntries(parts.saved)))}
later=${quote(parts.later.join(' '))}
kept='{}'
done_steps='[]'
rows='[]'
body=''
functions=${quote(functions.join(''))}

word() {
  case $1 in
${Object.entries(results)
  .map(([name, text]) => `    ${name}) echo '${text}' ;;`)
  .join('\n')}
  esac
}

has() { # ${notes.has}
  [ -n "$2" ] || return 1
  case " $1 " in *" $2 "*) ;; *) return 1 ;; esac
}

end() {
  local code=\${1:-}
  [ "$saved" = '{}' ] || [ "$done_steps" = '[]' ] || { save; echo "${fill(saved, {file: '$file'})}"; }
  jq --raw-output '
    def padded($width): . + " " * ($width - length) | if $width == 0 then "" else . end;
    (map(.[0] | length) | max) as $steps | (map(.[1] | length) | max) as $words |
    .[] | (.[0] | padded($steps)) + "  " + (.[1] | padded($words)) + "  " + .[2] | sub(" +$"; "")' <<< "$rows"
  [ -n "$code" ] || code=$(jq --arg accept "$(word accept)" --arg clean "$(word clean)" \\
    'if all(.[]; .[1] == $accept or .[1] == $clean) then 0 else 2 end' <<< "$rows")
  exit "$code"
}

stop() {
  echo "$1: $2" >&2
  end 1
}

reason() {
  if [ -z "$status" ]; then echo '${noAnswer}'; else echo "$status\${key:+ $key}"; fi
}

error_key() {
  jq --raw-output '(if (.error | type) == "object" then .error else . end) as $error
    | [$error.message, $error.error | strings | capture("^(\\\\w+:)?(?<key>\\\\w+)(@[\\\\d.]+)?$").key][0]
      // ($error.code | strings) // ($error | keys_unsorted[0]) // ""' <<< "$answer" 2> /dev/null || true
}

# ${notes.sends}
call() {
  local step=$1 method=$2 url=$3 token=$4 options=() pause
  shift 4
  [ -z "$token" ] || options+=(--header "Authorization: Bearer $token")
  [ -z "$body" ] || options+=(--header 'Content-Type: application/json' --data @-)
  for pause in $pauses ''; do
    answer='' status='' key=''
    # ${notes.unanswered}
    answer=$(curl --silent --max-time ${timeoutSeconds} --write-out '\\n%{http_code}' --request "$method" --url "$url" \\
      \${options[@]+"\${options[@]}"} "$@" <<< "$body") || break
    status=\${answer##*$'\\n'}
    answer=\${answer%$'\\n'*}
    jq --exit-status --slurp 'length == 1 and (.[0] | type) == "object"' <<< "$answer" > /dev/null 2>&1 || answer='{}'
    [ "$status" -lt 400 ] || key=$(error_key)
    if [ -z "$pause" ] || { [ "$status" != 429 ] \\
      && { [ "$method" != GET ] || { [ "$status" -lt 500 ] && ! has "$later" "$key"; }; }; }; then
      break
    fi
    echo "$step: $(reason), ${fill(again, {seconds: '$pause'})}" >&2
    sleep "$pause"
  done
  body=''
}

# ${notes.failing}
failing() {
  while [ $# -gt 0 ]; do
    jq --raw-output --arg missing "notChecked ${fill(missing, {field: '$1'})}" --arg unmet "$4 $1" \\
      "$functions ($2) as \\$value | if (\\$value | $3) then empty
        elif \\$value == null then \\$missing else \\$unmet end" <<< "$answer" 2> /dev/null || echo "notChecked ${fill(missing, {field: '$1'})}"
    shift 4
  done
}

# ${notes.expects}
expect() {
  local step=$1 wanted=$2 found
  shift 2
  [ "$status" = "$wanted" ] || stop "$step" "$(reason)"
  found=$(failing "$@")
  [ -z "$found" ] || { found=\${found%%$'\\n'*}; stop "$step" "\${found#* }"; }
}

# ${notes.reports}
report() {
  local step=$1 wanted=$2 kind=$3 correct=$4 review=$5 good=accept doubtful=review found='' result why=''
  shift 5
  [ "$kind" = check ] || { good=clean; doubtful=possibleMatch; }
  [ "$status" != 401 ] || stop "$step" "$(reason)"
  if [ "$status" = "$wanted" ]; then
    found=$(failing "$@")
  elif has "$review" "$status" || has "$review" "$key"; then
    found="review $(reason)"
  elif has "$correct" "$status" || has "$correct" "$key"; then
    found="correct $(reason)"
  else
    found="notChecked $(reason)"
  fi
  for result in review notChecked correct ''; do
    why=$(grep -m 1 "^$result " <<< "$found") && break
  done
  why=\${why#* }
  [ -n "$result" ] || why=''
  [ "$result" != review ] || result=$doubtful
  result=\${result:-$good}
  rows=$(jq --arg step "$step" --arg word "$(word "$result")" --arg why "$why" '. + [[$step, $word, $why]]' <<< "$rows")
  [ "$result" = "$good" ]
}

# ${fill(notes.keeps, {saved: '$saved'})}
# ${notes.parts}
keep() {
  local step=$1 new=$kept value
  shift
  while [ $# -gt 0 ]; do
    value=$(jq --compact-output "$2" <<< "$answer")
    [ "$value" != null ] || [ "\${1%\\?}" != "$1" ] || stop "$step" "${fill(missing, {field: '$1'})}"
    new=$(jq --slurp --compact-output --arg name "\${1%\\?}" '.[0] + {($name): .[1]}' <<< "$new $value")
    shift 2
  done
  kept=$new
  done_steps=$(jq --compact-output --arg step "$step" '. + [$step]' <<< "$done_steps")
  save
}

save() {
  [ "$saved" != '{}' ] || return 0
  (umask 077; jq --slurp '[.[0][][]] as $names
    | {kept: (.[1] | with_entries(select(.key | IN($names[])))), done: .[2], rows: .[3]}' \\
    <<< "$saved $kept $done_steps $rows" > "$file")
}

kept() {
  jq --raw-output --arg name "$1" '.[$name]' <<< "$kept"
}

call_of() { # ${notes.calls}
  jq --null-input --raw-output --arg text "$2" --arg name "$1" '$name + "(" + ($text | @json) + ")"'
}`;

/** Reads the file that a variable names. */
export const readFile = ({unreadable}: ProgramTexts): string => `
read_file() {
  [ -f "\${!1}" ] && [ -r "\${!1}" ] || { echo "$1: ${unreadable}" >&2; return 1; }
  base64 < "\${!1}" | tr -d '\\n'
}`;

/** Reads what an earlier run has done, but for the step of `--from` and those after it. */
export const resume = ({usage, finished}: ProgramTexts): string => `
resume() {
  local steps state from=\${2:-}
  steps=$(jq --raw-output 'keys_unsorted | join(", ")' <<< "$saved")
  if [ $# -gt 0 ] && { [ "$1" != --from ] || [ $# -ne 2 ] || [[ ", $steps, " != *", $from, "* ]]; }; then
    stop "$*" "${fill(usage, {steps: '$steps'})}"
  fi
  state="{\\"kept\\": $kept, \\"done\\": $done_steps, \\"rows\\": $rows}"
  [ ! -e "$file" ] || state=$(cat "$file")
  state=$(jq --compact-output --slurp --arg from "$from" '.[0] as $saved
    | ($saved | keys_unsorted) as $steps
    | (if $from == "" then [] else $steps[($steps | index($from)):] end) as $undone
    | .[1] | .done -= $undone | .done as $done
    | .kept |= with_entries(select(.key | IN($saved[$undone[]][]) | not))
    | .rows |= map(select(.[0] | IN($done[])))' <<< "$saved $state")
  kept=$(jq --compact-output .kept <<< "$state")
  done_steps=$(jq --compact-output .done <<< "$state")
  rows=$(jq --compact-output .rows <<< "$state")
  save
  [ "$(jq length <<< "$done_steps")" -lt "$(jq length <<< "$saved")" ] || echo "${fill(finished, {file: '$file'})}" >&2
}

is_next() {
  ! jq --exit-status --arg step "$1" 'index($step) != null' <<< "$done_steps" > /dev/null
}`;

export const encode = `
encode() {
  jq --null-input --raw-output --arg text "$1" '$text | @uri'
}`;

/** Reads a value from the terminal, where `-s` shows nothing, or from the variable that holds it. */
export const ask = ({unset}: ProgramTexts): string => `
ask() {
  local text=\${!1:-}
  until [ -n "$text" ]; do
    read -r \${3:-} -p "$2: " text || [ -n "$text" ] || { echo "$1: ${unset}" >&2; return 1; }
    [ -z "\${3:-}" ] || echo >&2
  done
  printf '%s' "$text"
}`;

/** Comparisons of jq that have a name; a program has those that it calls. */
export const comparisons = ({notes}: ProgramTexts): Readonly<Record<string, string>> => ({
  fits: `
  def words_of: gsub("[ÁÀÂÃÄáàâãä]"; "A") | gsub("[ÉÈÊËéèêë]"; "E") | gsub("[ÍÌÎÏíìîï]"; "I")
    | gsub("[ÓÒÔÕÖóòôõö]"; "O") | gsub("[ÚÙÛÜúùûü]"; "U") | gsub("[Ññ]"; "N") | gsub("[Çç]"; "C")
    | ascii_upcase | [scan("[\\\\p{L}\\\\p{N}]+")] | unique;
  # ${notes.fits}
  def fits($typed): type == "string" and (($typed | words_of) as $words
    | ($words | length) > 1 and ($words - words_of | length) == 0);
`,
  same_day: `
  def day: sub("^(?<d>\\\\d{2})/(?<m>\\\\d{2})/(?<y>\\\\d{4})$"; "\\(.y)-\\(.m)-\\(.d)") | .[:10];
  def same_day($typed): type == "string" and day == ($typed | day);
`,
});
