/** Accepted files of an input, and formats of names and sizes. */
import type { Locale } from '#schemas/entity.ts'

export type FileRules = {
  /** Accepted types, as in HTML: '.pdf,image/*,text/csv'; absent: every type. */
  accept?: string
  /** Bytes per file. */
  maxSize?: number
  maxCount?: number
}

export type FileProblem = {
  key: 'empty' | 'tooLarge' | 'wrongType' | 'tooMany'
  values: Record<string, string | number>
}

/** @returns Accepted files, and the errors of the others. */
export function sift(
  added: readonly File[],
  present: number,
  { accept, maxSize, maxCount }: FileRules,
  locale: Locale,
): { files: File[]; problems: FileProblem[] } {
  const problems: FileProblem[] = []
  const files = added.filter((file) => {
    const { name, size } = file
    if (accept !== undefined && !isAccepted(file, accept)) {
      problems.push({ key: 'wrongType', values: { name, accepted: acceptedText(accept) } })
    } else if (maxSize !== undefined && size > maxSize) {
      problems.push({ key: 'tooLarge', values: { name, limit: sizeText(maxSize, locale) } })
    } else if (size === 0) problems.push({ key: 'empty', values: { name } })
    else return true
    return false
  })
  const room = Math.max(0, (maxCount ?? Infinity) - present)
  if (files.length > room) problems.push({ key: 'tooMany', values: { limit: maxCount ?? 0 } })
  return { files: files.slice(0, room), problems }
}

const isAccepted = ({ name, type }: File, accept: string): boolean =>
  kindsIn(accept).some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
  })

/** @example acceptedText('.pdf,image/*') // 'PDF, image' */
export const acceptedText = (accept: string): string =>
  kindsIn(accept)
    .map((kind) => (kind.startsWith('.') ? kind.slice(1).toUpperCase() : kind.replace('/*', '')))
    .join(', ')

const kindsIn = (accept: string): string[] =>
  accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())

/** @example shortName('jaarverslag-2025.pdf') // 'jaarversla….pdf' (specification, section 9: 10 characters) */
export function shortName(name: string, limit = 10): string {
  const [, stem = name, extension = ''] = /^(.+?)(\.[^.]{1,8})?$/s.exec(name) ?? []
  const characters = [...stem]
  return characters.length <= limit ? name : `${characters.slice(0, limit).join('')}…${extension}`
}

/** @example sizeText(1_500_000, 'nl') // '1,5 MB' */
export function sizeText(bytes: number, locale: Locale): string {
  const [unit, divisor] = bytes < 1e3 ? ['byte', 1] : bytes < 1e6 ? ['kilobyte', 1e3] : ['megabyte', 1e6]
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / Number(divisor))
}
