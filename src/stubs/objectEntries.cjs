/** Stands in for the library with which node-polyglot reaches browsers that have no `Object.entries` (`vite.config.ts`). */
module.exports = Object.entries
