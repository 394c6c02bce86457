/** A file's name for a small place: its beginning, and its kind (specification, section 9: ten characters). */

const most = 10

/** @example shortName('overeenkomst-2026.pdf') // 'overeenkom….pdf' */
export function shortName(name: string): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return [...stem].length <= most ? name : `${[...stem].slice(0, most).join('')}…${ending}`
}
