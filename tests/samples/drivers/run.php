<?php
// Runs s0.php, s1.php … of this folder, each in a function of its own, so that none sees the variables of another: see batches.ts.
$results = fopen('results.txt', 'w');
for ($index = 0; $index < (int) $argv[1]; $index++) {
    $error = '';
    ob_start();
    try {
        (static function (string $file): void {
            include $file;
        })("s$index.php");
    } catch (Throwable $failure) {
        $error = preg_replace('/\s+/', ' ', (string) $failure);
    }
    ob_end_clean();
    fwrite($results, rtrim("s$index $error") . "\n");
}
