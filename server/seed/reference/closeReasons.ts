/** Reasons to close files, with their consequences. */

type Flag = 'success' | 'note' | 'zero' | 'commission' | 'hidden'
type Reason = readonly [
  code: string,
  group: 'success' | 'partial' | 'client' | 'debtor' | 'legal' | 'internal',
  name: readonly [nl: string, en: string, fr: string],
  text: readonly [nl: string, en: string, fr: string],
  flags: readonly Flag[],
]

const reasons: readonly Reason[] = [
  [
    'paid_in_full',
    'success',
    ['Volledig betaald', 'Paid in full', 'Payé intégralement'],
    ['De debiteur heeft alles betaald.', 'The debtor has paid everything.', 'Le débiteur a tout payé.'],
    ['success', 'zero', 'commission'],
  ],
  [
    'paid_to_client',
    'success',
    ['Aan klant betaald', 'Paid to client', 'Payé au client'],
    [
      'De debiteur heeft rechtstreeks aan u betaald.',
      'The debtor has paid you directly.',
      'Le débiteur vous a payé directement.',
    ],
    ['success', 'zero', 'commission'],
  ],
  [
    'settled',
    'success',
    ['Geschikt', 'Settled', 'Transigé'],
    [
      'Er is een schikking getroffen en betaald.',
      'A settlement was reached and paid.',
      'Une transaction a été conclue et payée.',
    ],
    ['success', 'note', 'commission'],
  ],
  [
    'partially_paid',
    'partial',
    ['Gedeeltelijk betaald', 'Partially paid', 'Payé partiellement'],
    [
      'Een deel is betaald; de rest is niet te innen.',
      'A part was paid; the rest cannot be collected.',
      'Une partie a été payée ; le reste est irrécouvrable.',
    ],
    ['note', 'commission'],
  ],
  [
    'credited',
    'client',
    ['Gecrediteerd', 'Credited', 'Crédité'],
    ['U heeft de factuur gecrediteerd.', 'You have credited the invoice.', 'Vous avez crédité la facture.'],
    ['zero'],
  ],
  [
    'withdrawn_by_client',
    'client',
    ['Ingetrokken door klant', 'Withdrawn by client', 'Retiré par le client'],
    ['U heeft het dossier ingetrokken.', 'You have withdrawn the file.', 'Vous avez retiré le dossier.'],
    ['commission'],
  ],
  [
    'wrong_debtor',
    'client',
    ['Verkeerde debiteur', 'Wrong debtor', 'Mauvais débiteur'],
    [
      'De vordering was niet op deze persoon.',
      'The claim was not on this person.',
      'La créance ne concernait pas cette personne.',
    ],
    ['note'],
  ],
  [
    'disputed_no_legal_action',
    'legal',
    ['Betwist, geen procedure', 'Disputed, no proceedings', 'Contesté, sans procédure'],
    [
      'De vordering wordt betwist en u wilt niet procederen.',
      'The claim is disputed and you do not wish to go to court.',
      'La créance est contestée et vous ne souhaitez pas agir en justice.',
    ],
    ['note'],
  ],
  [
    'no_documents',
    'client',
    ['Geen stukken', 'No documents', 'Pas de pièces'],
    [
      'De gevraagde stukken zijn niet ontvangen.',
      'The documents asked for were not received.',
      'Les pièces demandées n’ont pas été reçues.',
    ],
    [],
  ],
  [
    'untraceable',
    'debtor',
    ['Onvindbaar', 'Untraceable', 'Introuvable'],
    ['De debiteur is niet te vinden.', 'The debtor cannot be found.', 'Le débiteur est introuvable.'],
    [],
  ],
  [
    'deceased_no_heirs',
    'debtor',
    ['Overleden, geen erfgenamen', 'Deceased, no heirs', 'Décédé, sans héritiers'],
    [
      'De debiteur is overleden en er zijn geen erfgenamen.',
      'The debtor has died and there are no heirs.',
      'Le débiteur est décédé sans héritiers.',
    ],
    [],
  ],
  [
    'bankruptcy',
    'debtor',
    ['Faillissement', 'Bankruptcy', 'Faillite'],
    [
      'De debiteur is failliet; de vordering is bij de curator ingediend.',
      'The debtor is bankrupt; the claim was filed with the receiver.',
      'Le débiteur est en faillite ; la créance a été déclarée.',
    ],
    [],
  ],
  [
    'wsnp',
    'debtor',
    ['Wsnp', 'Statutory debt restructuring', 'Restructuration légale des dettes'],
    [
      'De debiteur zit in de wettelijke schuldsanering.',
      'The debtor is in statutory debt restructuring.',
      'Le débiteur est en restructuration légale de dettes.',
    ],
    [],
  ],
  [
    'shv_completed',
    'debtor',
    ['Schuldhulp afgerond', 'Debt help completed', 'Aide aux dettes achevée'],
    [
      'De schuldregeling is afgerond met finale kwijting.',
      'The debt arrangement ended with a final discharge.',
      'Le règlement des dettes s’est achevé par une décharge.',
    ],
    [],
  ],
  [
    'time_barred',
    'legal',
    ['Verjaard', 'Time-barred', 'Prescrit'],
    ['De vordering is verjaard.', 'The claim has lapsed.', 'La créance est prescrite.'],
    ['note'],
  ],
  [
    'uncollectable_no_means',
    'debtor',
    ['Oninbaar, geen middelen', 'Uncollectable, no means', 'Irrécouvrable, sans moyens'],
    [
      'De debiteur heeft niets waarop verhaal mogelijk is.',
      'The debtor has nothing to recover from.',
      'Le débiteur n’a rien de saisissable.',
    ],
    [],
  ],
  [
    'costs_exceed_benefit',
    'client',
    ['Kosten hoger dan opbrengst', 'Costs exceed benefit', 'Frais supérieurs au gain'],
    [
      'Verder gaan kost meer dan het oplevert.',
      'Going on would cost more than it brings.',
      'Poursuivre coûterait plus que cela ne rapporte.',
    ],
    [],
  ],
  [
    'duplicate',
    'internal',
    ['Dubbel', 'Duplicate', 'Doublon'],
    ['Dit dossier bestond al.', 'This file existed already.', 'Ce dossier existait déjà.'],
    ['hidden'],
  ],
  [
    'merged',
    'internal',
    ['Samengevoegd', 'Merged', 'Fusionné'],
    [
      'Dit dossier is bij een ander gevoegd.',
      'This file was joined with another.',
      'Ce dossier a été joint à un autre.',
    ],
    ['hidden'],
  ],
  [
    'rejected_at_intake',
    'internal',
    ['Geweigerd bij intake', 'Rejected at intake', 'Refusé à l’admission'],
    [
      'Wij nemen deze vordering niet in behandeling.',
      'We do not take this claim on.',
      'Nous ne prenons pas cette créance en charge.',
    ],
    ['note'],
  ],
]

export const closeReasonRows = () =>
  reasons.map(([code, reason_group, name, text, flags], index) => ({
    id: index + 1,
    code,
    name: { nl: name[0], en: name[1], fr: name[2] },
    client_text: { nl: text[0], en: text[1], fr: text[2] },
    reason_group,
    success: flags.includes('success'),
    requires_note: flags.includes('note'),
    requires_zero_balance: flags.includes('zero'),
    commission_due: flags.includes('commission'),
    visible_to_client: !flags.includes('hidden'),
    position: index + 1,
    active: true,
  }))

/** @throws {Error} If no reason has this code: a mistake in the seed. */
export function closeReasonId(code: string): number {
  const index = reasons.findIndex(([own]) => own === code)
  if (index < 0) throw new Error(`No reason to close has the code "${code}"; add it to closeReasons.ts.`)
  return index + 1
}
