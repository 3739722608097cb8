// Loaded into a program that a build starts (`node --import`): it ends with the build, however that ends, so that it does not
// go on writing beside the next one. The channel to the build is closed by the system, and does not keep the program alive.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
