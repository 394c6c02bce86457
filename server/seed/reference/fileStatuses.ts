/** Statuses of files, in the words that clients read. */

type Status = {
  code: number
  apiCode: string
  name: readonly [nl: string, en: string, fr: string]
  /** Text for clients. */
  text: readonly [nl: string, en: string, fr: string]
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv'
  workflow: readonly string[]
  colour: string
  success?: true
}

const statuses: readonly Status[] = [
  {
    code: 10,
    apiCode: 'RECEIVED',
    phase: 'amicable',
    workflow: ['not_started'],
    colour: '#5b7083',
    name: ['Ontvangen', 'Received', 'Reçu'],
    text: [
      'Wij hebben het dossier ontvangen en beginnen ermee.',
      'We have received the file and are starting on it.',
      'Nous avons reçu le dossier et nous en occupons.',
    ],
  },
  {
    code: 20,
    apiCode: 'FIRST_LETTER',
    phase: 'amicable',
    workflow: ['in_progress'],
    colour: '#2f6fb3',
    name: ['Eerste brief', 'First letter', 'Première lettre'],
    text: [
      'De debiteur heeft onze eerste brief gekregen.',
      'The debtor has had our first letter.',
      'Le débiteur a reçu notre première lettre.',
    ],
  },
  {
    code: 30,
    apiCode: 'SECOND_LETTER',
    phase: 'amicable',
    workflow: ['in_progress'],
    colour: '#2a5f99',
    name: ['Tweede brief', 'Second letter', 'Deuxième lettre'],
    text: [
      'De debiteur heeft onze tweede brief gekregen.',
      'The debtor has had our second letter.',
      'Le débiteur a reçu notre deuxième lettre.',
    ],
  },
  {
    code: 40,
    apiCode: 'FINAL_DEMAND',
    phase: 'amicable',
    workflow: ['in_progress', 'no_more_steps'],
    colour: '#b26a00',
    name: ['Laatste aanmaning', 'Final demand', 'Dernière mise en demeure'],
    text: [
      'De debiteur is voor het laatst aangemaand.',
      'The debtor has been given a final demand.',
      'Le débiteur a reçu une dernière mise en demeure.',
    ],
  },
  {
    code: 45,
    apiCode: 'ARRANGEMENT',
    phase: 'amicable',
    workflow: ['term_payment'],
    colour: '#00796b',
    name: ['Betalingsregeling', 'Payment arrangement', 'Échelonnement'],
    text: ['De debiteur betaalt in termijnen.', 'The debtor pays in instalments.', 'Le débiteur paie par échéances.'],
  },
  {
    code: 50,
    apiCode: 'DISPUTED',
    phase: 'amicable',
    workflow: ['paused', 'in_progress'],
    colour: '#a04000',
    name: ['Betwist', 'Disputed', 'Contesté'],
    text: [
      'De debiteur is het niet eens met de vordering.',
      'The debtor does not agree with the claim.',
      'Le débiteur conteste la créance.',
    ],
  },
  {
    code: 60,
    apiCode: 'JUDICIAL_PREPARED',
    phase: 'judicial',
    workflow: ['in_progress'],
    colour: '#7b4fa3',
    name: ['Gerechtelijk voorbereid', 'Judicial, prepared', 'Judiciaire, préparé'],
    text: ['De dagvaarding wordt voorbereid.', 'The summons is being prepared.', 'L’assignation est en préparation.'],
  },
  {
    code: 62,
    apiCode: 'SUMMONS_SERVED',
    phase: 'judicial',
    workflow: ['in_progress'],
    colour: '#6a3d94',
    name: ['Gedagvaard', 'Summons served', 'Assigné'],
    text: [
      'De deurwaarder heeft de dagvaarding betekend.',
      'The bailiff has served the summons.',
      'L’huissier a signifié l’assignation.',
    ],
  },
  {
    code: 65,
    apiCode: 'JUDGMENT',
    phase: 'judicial',
    workflow: ['in_progress'],
    colour: '#5a2f85',
    name: ['Vonnis', 'Judgment', 'Jugement'],
    text: ['De rechter heeft uitspraak gedaan.', 'The court has given judgment.', 'Le tribunal a rendu son jugement.'],
  },
  {
    code: 70,
    apiCode: 'AT_BAILIFF',
    phase: 'bailiff',
    workflow: ['in_progress'],
    colour: '#8a3324',
    name: ['Bij deurwaarder', 'At the bailiff', 'Chez l’huissier'],
    text: [
      'De deurwaarder voert het vonnis uit.',
      'The bailiff enforces the judgment.',
      'L’huissier exécute le jugement.',
    ],
  },
  {
    code: 80,
    apiCode: 'MONITORING',
    phase: 'monitoring',
    workflow: ['monitoring', 'monitoring_in_progress'],
    colour: '#607d3b',
    name: ['Bewaking', 'Monitoring', 'Surveillance'],
    text: [
      'Wij volgen of de debiteur later kan betalen.',
      'We watch whether the debtor can pay later.',
      'Nous surveillons si le débiteur pourra payer plus tard.',
    ],
  },
  {
    code: 85,
    apiCode: 'DEBT_HELP',
    phase: 'shv',
    workflow: ['suspend'],
    colour: '#9c6b00',
    name: ['Schuldhulpverlening', 'Debt help', 'Aide aux personnes endettées'],
    text: [
      'De debiteur krijgt hulp bij schulden; de incasso rust.',
      'The debtor is getting debt help; collection rests.',
      'Le débiteur est aidé pour ses dettes ; le recouvrement est suspendu.',
    ],
  },
  {
    code: 90,
    apiCode: 'CLOSED_PAID',
    phase: 'amicable',
    workflow: ['closed'],
    colour: '#1b7f4d',
    success: true,
    name: ['Gesloten: betaald', 'Closed: paid', 'Clôturé : payé'],
    text: ['De vordering is betaald.', 'The claim has been paid.', 'La créance est payée.'],
  },
  {
    code: 95,
    apiCode: 'CLOSED_UNCOLLECTABLE',
    phase: 'amicable',
    workflow: ['closed'],
    colour: '#6b6b6b',
    name: ['Gesloten: oninbaar', 'Closed: uncollectable', 'Clôturé : irrécouvrable'],
    text: [
      'De vordering kan niet worden geïnd.',
      'The claim cannot be collected.',
      'La créance ne peut être recouvrée.',
    ],
  },
  {
    code: 99,
    apiCode: 'WITHDRAWN',
    phase: 'amicable',
    workflow: ['closed'],
    colour: '#8a8a8a',
    name: ['Ingetrokken', 'Withdrawn', 'Retiré'],
    text: ['U heeft het dossier ingetrokken.', 'You have withdrawn the file.', 'Vous avez retiré le dossier.'],
  },
]

export const fileStatusRows = () =>
  statuses.map(({ code, apiCode, name, text, phase, workflow, colour, success }, index) => ({
    id: index + 1,
    code,
    name: { nl: name[0], en: name[1], fr: name[2] },
    client_text: { nl: text[0], en: text[1], fr: text[2] },
    phase,
    workflow_statuses: workflow,
    visible_to_client: true,
    api_code: apiCode,
    success: success === true,
    colour,
    position: index + 1,
    active: true,
  }))
