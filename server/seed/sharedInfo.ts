/** Shared texts. Nobody knows their links, as after a restore, so new ones have to be made. */
export type SharedInfoRow = {
  id: number
  title: string
  content: string
  recipient: string
  valid_until: string
  max_views: number | null
  view_count: number
  status: 'unshared' | 'revoked'
  revoked_at: string | null
  created_at: string
  created_by_id: number
}

const texts = [
  [
    'Werkwijze bij internationale dossiers',
    'Accountteam Noordzee Telecom',
    'Dossiers buiten Nederland draagt u met één formulier over; wij kiezen de partner.',
  ],
  [
    'Voorbeeld van een maandrapportage',
    'Directie Zuidas Fysiotherapie',
    'Zo ziet de rapportage eruit die u elke maand krijgt.',
  ],
  [
    'Aanlevereisen per bestand',
    'Administratie De Regenboog',
    'Kolommen, datums als DD-MM-JJJJ en bedragen met een komma.',
  ],
  [
    'Afspraken over gerechtelijke stappen',
    'Juridische zaken Van der Linden',
    'Boven € 500 vragen wij per dossier toestemming.',
  ],
  ['Tarieven voor dit jaar', 'Inkoop Atelier Lumière', 'De tarieven gelden tot en met 31 december.'],
  [
    'Testomgeving voor koppelingen',
    'Ontwikkelaars Noordzee Telecom',
    'Gebruik een eigen sleutel; die ziet u één keer.',
  ],
] as const

const day = 86_400_000

export const sharedInfos = (author: number, asOf: Date): SharedInfoRow[] =>
  texts.map(([title, recipient, text], index) => ({
    id: index + 1,
    title,
    content: `<p>${text}</p>`,
    recipient,
    valid_until: new Date(asOf.getTime() + (index - 2) * 60 * day).toISOString(),
    max_views: index % 2 === 0 ? 25 : null,
    view_count: index * 3,
    status: index === 4 ? 'revoked' : 'unshared',
    revoked_at: index === 4 ? new Date(asOf.getTime() - day).toISOString() : null,
    created_at: new Date(asOf.getTime() - (index + 1) * 20 * day).toISOString(),
    created_by_id: author,
  }))
