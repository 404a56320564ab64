/** Given to Node with `--import`: blocks the event loop of a process for good once it gets SIGUSR2. */
process.on('SIGUSR2', () => {
  for (;;);
});
