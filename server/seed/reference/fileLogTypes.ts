/** Types of entries of the log of a file. */
const types = [
  ['call_in', 'contact', 'Inkomend gesprek', 'Incoming call', 'Appel entrant'],
  ['call_out', 'contact', 'Uitgaand gesprek', 'Outgoing call', 'Appel sortant'],
  ['note', 'contact', 'Notitie', 'Note', 'Note'],
  ['email_in', 'contact', 'E-mail ontvangen', 'E-mail received', 'E-mail reçu'],
  ['letter_in', 'contact', 'Brief ontvangen', 'Letter received', 'Lettre reçue'],
  ['visit', 'contact', 'Bezoek', 'Visit', 'Visite'],
  ['complaint', 'complaint', 'Klacht', 'Complaint', 'Réclamation'],
  ['data_change', 'contact', 'Gegevenswijziging', 'Data change', 'Modification de données'],
  ['payment_promise', 'financial', 'Betaaltoezegging', 'Promise to pay', 'Promesse de paiement'],
  ['term_request', 'financial', 'Verzoek om termijnen', 'Request for terms', 'Demande d’échelonnement'],
  ['client_question', 'client', 'Vraag van klant', 'Question of client', 'Question du client'],
  ['system', 'system', 'Systeem', 'System', 'Système'],
] as const

type Code = (typeof types)[number][0]

export const fileLogTypeRows = () =>
  types.map(([code, category, nl, en, fr], index) => ({
    id: index + 1,
    code,
    name: { nl, en, fr },
    category,
    position: index + 1,
    active: true,
  }))

/** Id of the row with this code. */
export const fileLogTypeId = (code: Code): number => types.findIndex(([own]) => own === code) + 1
