/**
 * A text as a search compares it: small letters without accents, plain quotes and hyphens. `folded()` of the database
 * makes the same of it, and `searched()` makes of a record's texts what a search looks at (migration "searched-texts").
 */

/** Signs that people write in several ways, and the one that they count as. */
const signs: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'‘’‛ʼ´′'].map((quote) => [quote, "'"])),
  ...Object.fromEntries([...'‐‑‒–—−'].map((hyphen) => [hyphen, '-'])),
}
/** Accents, and signs that nobody sees: soft hyphens, joiners, marks of direction. */
const unseen = /[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g
/** Letters that are no other letter with an accent. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
}
const [anySign, anyLetter] = [signs, letters].map((some) => new RegExp(`[${Object.keys(some).join('')}]`, 'g'))

/** @example folded('Çelikoğlu’s Straße') // "celikoglu's strasse" */
export function folded(text: string): string {
  const plain = text.replace(anySign ?? '', (sign) => signs[sign] ?? sign)
  const bare = plain.normalize('NFKD').replace(unseen, '').toLowerCase()
  return bare.replace(anyLetter ?? '', (letter) => letters[letter] ?? letter)
}

/** A word without the signs inside it, as the database keeps it beside the word: 'f-2026-102' is found by 'f2026102'. */
export const withoutSigns = (word: string): string => word.replace(/[-./_']/g, '')
