/** Preloaded with `--import`: SIGUSR2 blocks the event loop forever. */
process.on('SIGUSR2', () => {
  for (;;);
});
