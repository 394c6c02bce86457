/** The workflows of the demo office: what its steps do, in their order. Templates and subjects are named by their codes. */
import type { WorkflowStored } from '#schemas/generated/workflow.ts'
import {
  ask,
  call,
  close,
  costs,
  final,
  letter,
  reminder,
  review,
  second,
  term,
  text,
  type PlannedStep,
} from './plannedSteps.ts'

export type PlannedWorkflow = {
  id: number
  code: string
  name: string
  revision?: number
  previous?: number
  category: WorkflowStored['category']
  phase?: WorkflowStored['phase']
  fileType?: WorkflowStored['fileType']
  customer?: number
  status?: WorkflowStored['status']
  description: string
  steps: readonly PlannedStep[]
}

/** Ids by which files of the demo name their workflow. */
export const workflowIds = {
  privateBefore: 1,
  private: 2,
  company: 4,
  telecom: 5,
  judicial: 6,
  monitoring: 7,
  bailiff: 8,
  partner: 9,
  shv: 10,
} as const

export const workflowPlans: readonly PlannedWorkflow[] = [
  {
    id: 1,
    code: 'particulier',
    name: 'Particulier standaard',
    category: 'standard',
    fileType: 'private',
    status: 'retired',
    description: 'Zoals het tot dit voorjaar ging, zonder de sms en zonder te bellen.',
    steps: [reminder, letter, term, second, costs, final, review, close],
  },
  {
    id: 2,
    code: 'particulier',
    name: 'Particulier standaard',
    category: 'standard',
    fileType: 'private',
    revision: 2,
    previous: 1,
    description: 'Van herinnering tot juridische beoordeling, met de 14-dagenbrief vóór de kosten.',
    steps: [reminder, letter, term, second, costs, text, final, call, review, close],
  },
  {
    id: 3,
    code: 'particulier',
    name: 'Particulier standaard',
    category: 'standard',
    fileType: 'private',
    revision: 3,
    previous: 2,
    status: 'draft',
    description: 'Proef: eerst bellen. De aanmaning heeft nog geen sjabloon.',
    steps: [
      { ...call, after: 1 },
      reminder,
      letter,
      term,
      costs,
      { ...second, mail: undefined, letter: undefined, otherwiseBy: undefined },
      text,
      final,
      review,
      close,
    ],
  },
  {
    id: 4,
    code: 'zakelijk',
    name: 'Zakelijk standaard',
    category: 'standard',
    fileType: 'company',
    description: 'Kosten vanaf de eerste dag: een bedrijf krijgt geen 14-dagenbrief.',
    steps: [
      {
        key: 'demand',
        name: ['Sommatie', 'Demand', 'Sommation'],
        does: 'send_email',
        mail: 'zakelijk-sommatie',
        letter: 'zakelijk-sommatie',
        otherwiseBy: 'post',
      },
      { ...costs, after: 0 },
      { ...final, mail: 'zakelijk-laatste', letter: 'zakelijk-laatste', after: 8 },
      call,
      {
        key: 'court',
        name: ['Aankondiging rechter', 'Notice of court', 'Annonce du tribunal'],
        does: 'send_post',
        after: 10,
        letter: 'gerechtelijk-zakelijk',
        approval: true,
      },
      review,
      close,
    ],
  },
  {
    id: 5,
    code: 'telecom-eigen',
    name: 'Telecom: eigen route',
    category: 'client_specific',
    fileType: 'private',
    customer: 3,
    description: 'Eerst een sms, dan de brief per post; daarna als bij iedereen.',
    steps: [
      {
        ...text,
        name: ['Sms: brief onderweg', 'SMS: letter on its way', 'SMS : lettre en route'],
        after: 0,
        sms: 'brief-onderweg',
        otherwise: 'letter',
      },
      { ...letter, after: 2 },
      term,
      second,
      costs,
      final,
      call,
      close,
    ],
  },
  {
    id: 6,
    code: 'gerechtelijk',
    name: 'Gerechtelijke fase',
    category: 'phase',
    phase: 'judicial',
    description: 'Stukken, dagvaarding, zitting en vonnis.',
    steps: [
      {
        key: 'notice',
        name: ['Aankondiging', 'Notice', 'Annonce'],
        does: 'send_post',
        letter: 'gerechtelijk-aankondiging',
        approval: true,
      },
      ask('draft_subpoena', ['Dagvaarding opstellen', 'Draft the summons', 'Rédiger l’assignation'], 10),
      ask('court_date', ['Zittingsdatum', 'Date of the hearing', 'Date de l’audience'], 30),
      ask('judgment', ['Vonnis', 'Judgment', 'Jugement'], 28),
      {
        key: 'bailiff',
        name: ['Naar de deurwaarder', 'To the bailiff', 'Vers l’huissier'],
        does: 'change_phase',
        after: 14,
        phase: 'bailiff',
        approval: true,
      },
    ],
  },
  {
    id: 7,
    code: 'monitoring',
    name: 'Monitoring',
    category: 'phase',
    phase: 'monitoring',
    description: 'Elk half jaar registers en adres, zolang er niets te halen is.',
    steps: [
      {
        key: 'registers',
        name: ['Registers nagaan', 'Check the registers', 'Vérifier les registres'],
        does: 'register_check',
        after: 180,
        subject: 'insolvency_check',
      },
      {
        key: 'address',
        name: ['Adres bewaken', 'Watch the address', 'Surveiller l’adresse'],
        does: 'start_surveillance',
        after: 180,
      },
      close,
    ],
  },
  {
    id: 8,
    code: 'deurwaarder',
    name: 'Bij de deurwaarder',
    category: 'phase',
    phase: 'bailiff',
    description: 'Navraag bij de deurwaarder.',
    steps: [
      ask('bailiff_feedback', ['Navraag', 'Ask the bailiff', 'Demander à l’huissier'], 45),
      ask('bailiff_feedback', ['Tweede navraag', 'Ask again', 'Redemander'], 60, 'again'),
      close,
    ],
  },
  {
    id: 9,
    code: 'partner',
    name: 'Bij een partner',
    category: 'phase',
    phase: 'partner',
    description: 'Navraag bij de partner in het buitenland.',
    steps: [ask('other', ['Navraag bij de partner', 'Ask the partner', 'Demander au partenaire'], 60), close],
  },
  {
    id: 10,
    code: 'schuldhulp',
    name: 'Schuldhulp',
    category: 'phase',
    phase: 'shv',
    description: 'Wacht op de schuldhulpverlener.',
    steps: [ask('debt_help', ['Navraag bij de schuldhulp', 'Ask debt help', 'Demander à l’aide'], 90), close],
  },
  {
    id: 11,
    code: 'regeling',
    name: 'Regeling bewaken',
    category: 'phase',
    description: 'Na een gemiste termijn: controleren, schrijven, terug naar de standaard.',
    steps: [
      ask('check_instalment', ['Termijn nagaan', 'Check the term', 'Contrôler l’échéance'], 3),
      {
        key: 'stopped',
        name: ['Regeling gestopt', 'Arrangement stopped', 'Arrangement arrêté'],
        does: 'send_email',
        after: 5,
        mail: 'regeling-gestopt',
        letter: 'regeling-gestopt',
        otherwiseBy: 'post',
        conditions: [{ what: 'arrangementActive', is: 'eq', value: 'false' }],
      },
      { ...call, after: 7 },
    ],
  },
  {
    id: 12,
    code: 'precasso',
    name: 'Precasso',
    category: 'precasso',
    fileType: 'private',
    description: 'In naam van de klant, zonder kosten voor de debiteur.',
    steps: [
      { ...reminder, mail: 'precasso-herinnering-1', letter: 'precasso-herinnering' },
      {
        ...reminder,
        key: 'again',
        name: ['Tweede herinnering', 'Second reminder', 'Deuxième rappel'],
        after: 10,
        mail: 'precasso-herinnering-2',
        letter: 'precasso-herinnering',
      },
      { ...letter, letter: 'precasso-veertien-dagen', after: 10 },
      term,
    ],
  },
]
