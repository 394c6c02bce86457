/** Subjects of agenda items; only the system creates items of the last four. */

type Department = 'administrative' | 'financial' | 'commercial'
type Subject = {
  name: readonly [nl: string, en: string, fr: string]
  department: Department
  days?: number
  high?: true
  dialer?: true
  system?: true
}

const subjects: Readonly<Record<string, Subject>> = {
  call_debtor: {
    name: ['Debiteur bellen', 'Call debtor', 'Appeler le débiteur'],
    department: 'administrative',
    days: 1,
    dialer: true,
  },
  call_client: { name: ['Klant bellen', 'Call client', 'Appeler le client'], department: 'commercial', days: 1 },
  callback_request: {
    name: ['Terugbelverzoek', 'Callback request', 'Demande de rappel'],
    department: 'administrative',
    high: true,
    dialer: true,
  },
  incoming_mail: {
    name: ['Binnengekomen post', 'Incoming mail', 'Courrier entrant'],
    department: 'administrative',
    days: 1,
  },
  dispute: { name: ['Betwisting', 'Dispute', 'Contestation'], department: 'administrative', days: 2, high: true },
  promise_to_pay: {
    name: ['Betaaltoezegging', 'Promise to pay', 'Promesse de paiement'],
    department: 'administrative',
    days: 7,
  },
  check_instalment: {
    name: ['Termijn controleren', 'Check instalment', 'Contrôler l’échéance'],
    department: 'financial',
    days: 3,
  },
  address_research: {
    name: ['Adresonderzoek', 'Address research', 'Recherche d’adresse'],
    department: 'administrative',
    days: 5,
  },
  returned_mail: { name: ['Retourpost', 'Returned mail', 'Courrier retourné'], department: 'administrative', days: 2 },
  data_change: {
    name: ['Gegevenswijziging', 'Data change', 'Modification de données'],
    department: 'administrative',
    days: 1,
  },
  client_question: {
    name: ['Vraag van klant', 'Question of client', 'Question du client'],
    department: 'commercial',
    days: 1,
  },
  missing_documents: {
    name: ['Ontbrekende stukken', 'Missing documents', 'Pièces manquantes'],
    department: 'administrative',
    days: 7,
  },
  legal_review: {
    name: ['Juridische beoordeling', 'Legal review', 'Examen juridique'],
    department: 'administrative',
    days: 5,
  },
  draft_subpoena: {
    name: ['Dagvaarding opstellen', 'Draft summons', 'Rédiger l’assignation'],
    department: 'administrative',
    days: 5,
  },
  court_date: {
    name: ['Zittingsdatum', 'Court date', 'Date d’audience'],
    department: 'administrative',
    days: 14,
    high: true,
  },
  judgment: { name: ['Vonnis', 'Judgment', 'Jugement'], department: 'administrative', days: 14 },
  send_to_bailiff: {
    name: ['Naar deurwaarder', 'Send to bailiff', 'Envoyer à l’huissier'],
    department: 'administrative',
    days: 2,
  },
  bailiff_feedback: {
    name: ['Bericht van deurwaarder', 'Feedback of bailiff', 'Retour de l’huissier'],
    department: 'administrative',
    days: 2,
  },
  bailiff_costs: {
    name: ['Kosten van deurwaarder', 'Costs of bailiff', 'Frais de l’huissier'],
    department: 'financial',
    days: 3,
  },
  debt_help: {
    name: ['Schuldhulpverlening', 'Debt help', 'Aide aux personnes endettées'],
    department: 'administrative',
    days: 3,
    high: true,
  },
  insolvency_check: {
    name: ['Insolventiecontrole', 'Insolvency check', 'Contrôle d’insolvabilité'],
    department: 'administrative',
    days: 7,
  },
  complaint: { name: ['Klacht', 'Complaint', 'Réclamation'], department: 'administrative', high: true },
  approve_costs: {
    name: ['Kosten goedkeuren', 'Approve costs', 'Approuver les frais'],
    department: 'financial',
    days: 2,
  },
  refund: { name: ['Terugbetaling', 'Refund', 'Remboursement'], department: 'financial', days: 2 },
  payment_check: {
    name: ['Betaling controleren', 'Check payment', 'Contrôler le paiement'],
    department: 'financial',
    days: 3,
  },
  limitation_warning: {
    name: ['Dreigende verjaring', 'Limitation is near', 'Prescription imminente'],
    department: 'administrative',
    high: true,
  },
  close_file: { name: ['Dossier sluiten', 'Close file', 'Clôturer le dossier'], department: 'administrative', days: 1 },
  other: { name: ['Overig', 'Other', 'Autre'], department: 'administrative' },
  vo_address: {
    name: ['Onbekend adres', 'Address unknown', 'Adresse inconnue'],
    department: 'administrative',
    system: true,
  },
  received_advance: {
    name: ['Voorschot ontvangen', 'Advance received', 'Avance reçue'],
    department: 'financial',
    system: true,
  },
  terminated: { name: ['Beëindigd', 'Terminated', 'Terminé'], department: 'administrative', system: true },
  state_of_affairs: {
    name: ['Stand van zaken', 'State of affairs', 'État des lieux'],
    department: 'commercial',
    system: true,
  },
}

export const agendaSubjectRows = () =>
  Object.entries(subjects).map(
    (
      [
        code,
        {
          name: [nl, en, fr],
          department,
          days = 0,
          high,
          dialer,
          system,
        },
      ],
      index,
    ) => ({
      id: index + 1,
      code,
      name: { nl, en, fr },
      department,
      priority: high ? 'high' : 'normal',
      default_days: days,
      dialer: dialer === true,
      selectable: system !== true,
      position: index + 1,
      active: true,
    }),
  )

/** Id of the row with this code. */
export const agendaSubjectId = (code: string): number => Object.keys(subjects).indexOf(code) + 1
