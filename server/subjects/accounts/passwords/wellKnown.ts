/**
 * Recognises passwords that attackers try first: `guessedFirst.txt`, written by hand from what such lists have
 * in common.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coresOf } from '#domain/access/passwordRules.ts'

let wellKnownWords: Set<string> | undefined

/** Whether the password reduces to a well-known one: `Welkom2026!!` to `welkom`. */
export function isWellKnown(password: string): boolean {
  // Read at first use: only choosing a password needs it.
  wellKnownWords ??= new Set(
    readFileSync(join(import.meta.dirname, 'guessedFirst.txt'), 'utf8')
      .split(/\s+/)
      .filter(Boolean),
  )
  for (const core of coresOf(password)) if (wellKnownWords.has(core)) return true
  return false
}
