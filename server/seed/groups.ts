/** Groups of employees with shared rights. */
import areas from '#schemas/roles.json' with { type: 'json' }

/** The roles of these areas in `roles.json`. */
export const rolesOf = (...names: readonly string[]): string[] =>
  Object.entries(areas).flatMap(([role, area]) => (names.includes(area) ? [role] : []))

const groups = [
  ['management', 'Directie', 'Ziet cijfers en financiën.', ['ROLE_EMPLOYEE_MANAGEMENT', ...rolesOf('statistics')]],
  ['settings', 'Instellingen', 'Beheert instellingen en medewerkers.', ['ROLE_SETTINGS', 'ROLE_MANAGE_EMPLOYEE']],
  [
    'collectors',
    'Incassomedewerkers',
    'Behandelen dossiers, en de e-mails die daarover binnenkomen.',
    [...rolesOf('files'), 'ROLE_AGENDA', 'ROLE_EMAIL_IMPORT'],
  ],
  [
    'finance',
    'Financiën',
    'Boeken, betalen en factureren.',
    ['ROLE_EMPLOYEE_FINANCE', 'ROLE_FINANCE', 'ROLE_EXCHANGE_FILES'],
  ],
  [
    'legal',
    'Juridische zaken',
    'Procederen en dagvaarden.',
    ['ROLE_EMPLOYEE_LEGAL_COUNCIL', 'ROLE_LEGAL', 'ROLE_FILE_SEARCH'],
  ],
  ['clients', 'Klantbeheer', 'Nemen klanten aan en onderhouden hen.', [...rolesOf('customers', 'news')]],
  ['letters', 'Correspondentie', 'Schrijven e-mails, brieven en sms.', rolesOf('email', 'post-mail')],
  ['integration', 'Koppelingen', 'Volgen koppelingen met klanten.', rolesOf('integration')],
  ['precasso', 'Precasso', 'Manen aan op briefpapier van klanten.', rolesOf('precasso')],
] as const

export type GroupCode = (typeof groups)[number][0]

export const groupRows = () =>
  groups.map(([code, name, description, roles], index) => ({
    id: index + 1,
    code,
    name,
    description,
    roles: ['ROLE_EMPLOYEE', ...roles],
    active: true,
  }))

/** Id of the group with this code. */
export const groupId = (code: GroupCode): number => groups.findIndex((group) => group[0] === code) + 1

/** Roles that a member has through the group alone. */
export const rolesOfGroup = (code: GroupCode): readonly string[] => [
  'ROLE_EMPLOYEE',
  ...(groups.find((group) => group[0] === code)?.[3] ?? []),
]
