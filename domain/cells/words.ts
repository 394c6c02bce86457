/** Words in cells and headers, compared as people compare them. */

/** Word without accents, case, blanks, punctuation. @example plainWord('E-mail adres (café)') // 'emailadrescafe' */
export const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')

const yes = new Set(['ja', 'j', 'yes', 'y', 'oui', 'o', 'true', 'waar', 'vrai', '1', 'x', 'aan', 'on'])
const no = new Set(['nee', 'n', 'no', 'non', 'false', 'onwaar', 'faux', '0', 'uit', 'off'])

/** @returns undefined when it is neither. */
export function yesNoFrom(cell: string | number | boolean): boolean | undefined {
  if (typeof cell === 'boolean') return cell
  const word = plainWord(String(cell))
  return yes.has(word) ? true : no.has(word) ? false : undefined
}

/** The parts of a list, separated by commas, semicolons or lines. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
