import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {failAll, readResults, unit} from './batches';
import {execute, type Runtime, type SampleFile, type SampleResult} from './runtimes';

// Of compiled languages a batch is one program: every sample is a package or a namespace around the code that the page shows,
// and a driver calls them one after the other.

async function runJava(samples: readonly SampleFile[], dir: string): Promise<SampleResult[]> {
  for (const [index, {code}] of samples.entries()) {
    await mkdir(path.join(dir, unit(index)), {recursive: true});
    await writeFile(path.join(dir, unit(index), 'Example.java'), `package ${unit(index)};\n${code}\n`);
  }
  await writeFile(
    path.join(dir, 'Driver.java'),
    `import java.io.PrintWriter;
public class Driver {
    public static void main(String[] args) throws Exception {
        try (PrintWriter results = new PrintWriter("results.txt")) {
            for (int index = 0; index < ${samples.length}; index++) {
                String error = "";
                try {
                    Class.forName("s" + index + ".Example").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
                } catch (java.lang.reflect.InvocationTargetException failure) {
                    error = String.valueOf(failure.getCause()).replace('\\n', ' ');
                }
                results.println(("s" + index + " " + error).trim());
            }
        }
    }
}
`,
  );
  const sources = [...samples.keys()].map((index) => path.join(unit(index), 'Example.java'));
  const error =
    (await execute('javac', ['-encoding', 'UTF-8', 'Driver.java', ...sources], dir)) ??
    (await execute('java', ['Driver'], dir));
  return error === undefined ? readResults(samples, dir) : failAll(samples, error);
}

async function runCsharp(samples: readonly SampleFile[], dir: string): Promise<SampleResult[]> {
  await mkdir(dir, {recursive: true});
  for (const [index, {code}] of samples.entries()) {
    await writeFile(path.join(dir, `${unit(index)}.cs`), `namespace ${unit(index)}\n{\n${code}\n}\n`);
  }
  await writeFile(
    path.join(dir, 'Driver.cs'),
    `using System;
using System.IO;
using System.Reflection;
using System.Threading.Tasks;
class Driver
{
    static void Main()
    {
        using (var results = new StreamWriter("results.txt"))
        {
            for (var index = 0; index < ${samples.length}; index++)
            {
                var error = "";
                try
                {
                    var type = Assembly.GetExecutingAssembly().GetType("s" + index + ".Example");
                    var main = type.GetMethod("Main", BindingFlags.Static | BindingFlags.NonPublic);
                    ((Task)main.Invoke(null, null)).GetAwaiter().GetResult();
                }
                catch (Exception failure)
                {
                    error = failure.ToString().Replace("\\n", " ");
                }
                results.WriteLine(("s" + index + " " + error).Trim());
            }
        }
    }
}
`,
  );
  const sources = [...samples.keys()].map((index) => `${unit(index)}.cs`);
  const error =
    (await execute(
      'mcs',
      ['-langversion:7.2', '-r:System.Net.Http', '-main:Driver', '-out:driver.exe', 'Driver.cs', ...sources],
      dir,
    )) ?? (await execute('mono', ['driver.exe'], dir));
  return error === undefined ? readResults(samples, dir) : failAll(samples, error);
}

async function runGo(samples: readonly SampleFile[], dir: string): Promise<SampleResult[]> {
  for (const [index, {code}] of samples.entries()) {
    await mkdir(path.join(dir, unit(index)), {recursive: true});
    const source = code.replace('package main', `package ${unit(index)}`).replace('func main()', 'func Main()');
    await writeFile(path.join(dir, unit(index), 'example.go'), `${source}\n`);
  }
  const units = [...samples.keys()].map(unit);
  await writeFile(path.join(dir, 'go.mod'), 'module samples\n\ngo 1.19\n');
  await writeFile(
    path.join(dir, 'main.go'),
    `package main

import (
	"os"
${units.map((name) => `\t"samples/${name}"`).join('\n')}
)

func main() {
	map[string]func(){
${units.map((name) => `\t\t"${name}": ${name}.Main,`).join('\n')}
	}[os.Args[1]]()
}
`,
  );
  const failure = await execute('go', ['build', '-o', 'driver', '.'], dir);
  if (failure !== undefined) {
    return failAll(samples, failure);
  }
  // log.Fatal ends the whole program, so each sample is a run of its own.
  const results: SampleResult[] = [];
  for (const [index, {operation}] of samples.entries()) {
    const error = await execute('./driver', [unit(index)], dir);
    results.push({operation, ...(error === undefined ? {} : {error})});
  }
  return results;
}

export const compiledRuntimes: readonly Runtime[] = [
  {language: 'java', probe: ['javac', '-version'], packages: 'default-jdk-headless', run: runJava},
  {
    language: 'csharp',
    probe: ['mcs', '--version'],
    packages: 'mono-mcs mono-runtime libmono-system-net-http4.0-cil',
    run: runCsharp,
  },
  {language: 'go', probe: ['go', 'version'], packages: 'golang-go', run: runGo},
];
