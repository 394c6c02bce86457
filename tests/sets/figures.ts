/** What the last runs here measured of each test file: read by the budget, kept beside the packages. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const place = 'node_modules/.cache/dossier/measured.json'

/** Processor seconds by file. */
export type Figures = Readonly<Record<string, number>>

/** @returns Nothing where no test has run yet. */
export function readFigures(): Figures {
  try {
    return JSON.parse(readFileSync(place, 'utf8')) as Figures
  } catch {
    return {}
  }
}

/** Keeps those of files that were not run. */
export function keepFigures(figures: Figures): void {
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, JSON.stringify({ ...readFigures(), ...figures }))
}
