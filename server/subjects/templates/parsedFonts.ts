/**
 * Keeps the fonts of letters parsed: reading their tables takes most of the time of a letter, and thousands of letters use the
 * same four. Loaded before the library that makes PDFs, whose own way to open a font it replaces.
 */
import { createRequire } from 'node:module'

type FontKit = { create(bytes: Uint8Array, name?: string): unknown }

const require = createRequire(import.meta.url)
// The library of the library: no dependency of ours, so it is found from there.
const found = createRequire(createRequire(require.resolve('pdfmake')).resolve('pdfkit')).resolve('fontkit')
const fontkit = require(found) as FontKit
const known: { bytes: Uint8Array; name: string | undefined; font: unknown }[] = []

function create(bytes: Uint8Array, name?: string): unknown {
  const before = known.find((one) => one.name === name && Buffer.compare(one.bytes, bytes) === 0)
  if (before) return before.font
  const font = fontkit.create(bytes, name)
  known.push({ bytes, name, font })
  return font
}

const loaded = require.cache[found]
// The exports are replaced, because those of the module cannot be written to.
if (loaded) loaded.exports = { ...fontkit, create }
