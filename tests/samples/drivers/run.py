"""Runs s0.py, s1.py … of this folder, each as a program of its own: see batches.ts."""
import contextlib
import io
import runpy
import sys

with open("results.txt", "w") as results:
    for index in range(int(sys.argv[1])):
        error = ""
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                runpy.run_path(f"s{index}.py", run_name="__main__")
        except SystemExit as end:
            error = "" if end.code in (None, 0) else f"ended with {end.code}"
        except Exception as failure:
            error = repr(failure)
        print(" ".join([f"s{index}", *error.split()]), file=results)
