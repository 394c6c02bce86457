/** Spellings of the number of a file, of its references and of its claims, as people type, paste and print them. */
import { folded } from '#domain/foldText.ts'

/**
 * A payment reference is printed in groups of four, numbers with hyphens or points; capitals matter to nobody.
 *
 * @returns The text itself first, each spelling once.
 */
export function spellingsOf(typed: string): string[] {
  const text = typed.trim().replace(/[\s\u200B\uFEFF]+/g, ' ')
  const bare = folded(text).replace(/[\s.-]+/g, '')
  return [...new Set([text, text.toUpperCase(), ...(/^\d+$/.test(bare) ? [bare] : [])])]
}
