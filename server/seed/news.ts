/** News for everybody, for staff and for clients, from the months before `asOf`. */

type Texts = readonly [nl: string, en: string, fr: string]
type Audience = 'public' | 'employee' | 'customer'
export type NewsRow = {
  id: number
  title: object
  content: object
  audience: Audience[]
  publish_from: string
  publish_until: string | null
  pinned: boolean
  created_at: string
  created_by_id: number
}

const items: readonly { title: Texts; text: Texts; for: Audience[]; pinned?: true }[] = [
  {
    title: [
      'Gewijzigde openingstijden rond de feestdagen',
      'Opening hours around the holidays',
      'Horaires pendant les fêtes',
    ],
    text: [
      'Op feestdagen zijn wij gesloten en nemen wij geen contact op. Betalen kan altijd.',
      'On public holidays we are closed and contact nobody. You can always pay.',
      'Les jours fériés nous sommes fermés et ne contactons personne. Le paiement reste possible.',
    ],
    for: ['public', 'employee', 'customer'],
    pinned: true,
  },
  {
    title: [
      'Nieuw telefoonnummer voor betalingsregelingen',
      'New number for payment arrangements',
      'Nouveau numéro pour les échelonnements',
    ],
    text: [
      'Wilt u in delen betalen? Bel ons op werkdagen tussen 8:30 en 17:30.',
      'Do you want to pay in parts? Call us on working days between 8:30 and 17:30.',
      'Vous souhaitez payer en plusieurs fois ? Appelez-nous les jours ouvrables de 8 h 30 à 17 h 30.',
    ],
    for: ['public'],
  },
  {
    title: ['Zo dient u een klacht in', 'How to make a complaint', 'Comment déposer une réclamation'],
    text: [
      'U krijgt binnen twee werkdagen een bevestiging en binnen vijftien werkdagen antwoord.',
      'You have a confirmation within two working days and an answer within fifteen.',
      'Vous recevez une confirmation sous deux jours ouvrables et une réponse sous quinze.',
    ],
    for: ['public', 'customer'],
  },
  {
    title: ['Hulp bij schulden', 'Help with debts', 'Aide en cas de dettes'],
    text: [
      'Komt u er niet uit? Uw gemeente helpt gratis. Laat het ons weten, dan wachten wij.',
      'Can you not manage? Your municipality helps free of charge. Tell us, and we wait.',
      'Vous n’y arrivez pas ? Votre commune aide gratuitement. Dites-le-nous et nous attendrons.',
    ],
    for: ['public'],
  },
  {
    title: ['Jaarlijkse bijscholing Wki', 'Yearly Wki training', 'Formation annuelle Wki'],
    text: [
      'De bijscholing staat voor u klaar. Rond hem af vóór de datum op uw pagina.',
      'The training is ready for you. Finish it before the date on your page.',
      'La formation est prête. Terminez-la avant la date indiquée sur votre page.',
    ],
    for: ['employee'],
    pinned: true,
  },
  {
    title: ['Nieuwe tarieven griffierecht', 'New court fees', 'Nouveaux droits de greffe'],
    text: [
      'De tarieven van dit jaar staan in de tabellen; oudere zaken houden hun eigen datum.',
      'This year’s fees are in the tables; older cases keep their own date.',
      'Les tarifs de l’année sont dans les tableaux ; les anciens dossiers gardent leur date.',
    ],
    for: ['employee'],
  },
  {
    title: ['Aanleveren van facturen als UBL', 'Sending invoices as UBL', 'Envoyer des factures en UBL'],
    text: [
      'U kunt facturen nu ook als UBL aanleveren. Uw accountmanager helpt u op weg.',
      'You can now also send invoices as UBL. Your account manager helps you start.',
      'Vous pouvez désormais envoyer vos factures en UBL. Votre gestionnaire vous aide.',
    ],
    for: ['customer'],
  },
  {
    title: ['Uitbetalingen voortaan op dinsdag', 'Payouts on Tuesdays from now on', 'Versements désormais le mardi'],
    text: [
      'Wekelijkse uitbetalingen doen wij voortaan op dinsdag.',
      'We make weekly payouts on Tuesdays from now on.',
      'Les versements hebdomadaires ont désormais lieu le mardi.',
    ],
    for: ['customer', 'employee'],
  },
  {
    title: ['Onderhoud zondagavond', 'Maintenance on Sunday evening', 'Maintenance dimanche soir'],
    text: [
      'Zondag tussen 22:00 en 23:00 uur is het systeem niet bereikbaar.',
      'On Sunday between 22:00 and 23:00 the system cannot be reached.',
      'Dimanche de 22 h à 23 h, le système est inaccessible.',
    ],
    for: ['employee', 'customer'],
  },
]

const week = 7 * 86_400_000

/** @param author Id of the author. @param asOf The newest item is a few days older. */
export function newsItems(count: number, author: number, asOf: Date): NewsRow[] {
  return Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length]
    if (!item) throw new RangeError('There is no news.')
    const at = new Date(asOf.getTime() - (index + 1) * 2 * week).toISOString()
    return {
      id: index + 1,
      title: { nl: item.title[0], en: item.title[1], fr: item.title[2] },
      content: { nl: `<p>${item.text[0]}</p>`, en: `<p>${item.text[1]}</p>`, fr: `<p>${item.text[2]}</p>` },
      audience: item.for,
      publish_from: at,
      // A repeated item: the older one has expired.
      publish_until:
        index >= items.length ? new Date(asOf.getTime() - (index - items.length + 1) * 2 * week).toISOString() : null,
      pinned: item.pinned === true && index < items.length,
      created_at: at,
      created_by_id: author,
    }
  })
}
