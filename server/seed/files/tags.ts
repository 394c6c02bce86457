/** Words by which the office groups files; the first one marks the story files. */

const tags = [
  ['Rondleiding', '#7b1fa2', 'Dossiers van de rondleiding: zie docs/demo.md'],
  ['Belofte', '#2e7d32', 'De debiteur heeft een betaling toegezegd'],
  ['Hoge vordering', '#c62828', 'Eerst bellen, dan schrijven'],
  ['Terugbellen', '#1565c0', 'De debiteur wil teruggebeld worden'],
  ['Nieuw adres', '#ef6c00', 'Het adres is pas gewijzigd'],
  ['Controle', '#455a64', 'Nog eens door een collega te bekijken'],
] as const

export const tagRows = () =>
  tags.map(([name, colour, description], index) => ({ id: index + 1, name, colour, description, active: true }))

export const storyTag = 1
/** Tags of other files than stories. */
export const tagIds = tags.map((_, index) => index + 1).filter((id) => id !== storyTag)
