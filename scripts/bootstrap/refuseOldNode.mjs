/** Imported first by every command: an old Node gets a sentence instead of a syntax error. */
const OLDEST = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(`Searchlight needs Node ${OLDEST} or newer to install itself; this is Node ${process.versions.node}.`);
  process.exit(1);
}
