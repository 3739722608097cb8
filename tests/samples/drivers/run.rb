# Runs s0.rb, s1.rb … of this folder, each in a process of its own, so that none lives on what another required: see batches.ts.
File.open("results.txt", "w") do |results|
  Integer(ARGV[0]).times do |index|
    reader, writer = IO.pipe
    child = fork do
      $stdout.reopen(File::NULL)
      $stderr.reopen(writer)
      load "s#{index}.rb"
    end
    writer.close
    said = reader.read
    Process.wait(child)
    error = $?.success? ? "" : "status #{$?.exitstatus}: #{said}"
    results.puts "s#{index} #{error.split.join(" ")}".strip
  end
end
