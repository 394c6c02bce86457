/** Paragraphs of demo templates, in plain language, in the three languages of the screens. */

export type Wording = Readonly<Record<'nl' | 'en' | 'fr', string>>

const say = (nl: string, en: string, fr: string): Wording => ({ nl, en, fr })

/** Paragraphs of the amicable phase. */
const amicable = {
  greeting: say('{{debtor.salutationLine}}', '{{debtor.salutationLine}}', '{{debtor.salutationLine}}'),
  invoiceOpen: say(
    'U hebt een rekening van {{customer.company}} nog niet betaald. Misschien bent u het vergeten. Wij vragen u om {{file.total.outstanding}} te betalen.',
    'You have not yet paid a bill from {{customer.company}}. Perhaps you forgot. We ask you to pay {{file.total.outstanding}}.',
    'Vous n’avez pas encore payé une facture de {{customer.company}}. Peut-être l’avez-vous oubliée. Nous vous demandons de payer {{file.total.outstanding}}.',
  ),
  onBehalf: say(
    'Wij schrijven u namens {{customer.company}}. Uw dossier bij ons heeft nummer {{file.number}}.',
    'We write to you on behalf of {{customer.company}}. Your file number with us is {{file.number}}.',
    'Nous vous écrivons au nom de {{customer.company}}. Votre numéro de dossier est {{file.number}}.',
  ),
  ground: say(
    'De rekening gaat over: {{file.ground}}.',
    'The bill is for: {{file.ground}}.',
    'La facture concerne : {{file.ground}}.',
  ),
  fourteenDays: say(
    'U krijgt nog één keer de kans om zonder extra kosten te betalen. Betaal {{file.total.principal}} binnen veertien dagen vanaf de dag nadat dit bericht bij u is bezorgd.',
    'You get one more chance to pay without extra costs. Pay {{file.total.principal}} within fourteen days from the day after this message was delivered to you.',
    'Vous avez encore une occasion de payer sans frais. Payez {{file.total.principal}} dans les quatorze jours à compter du lendemain de la remise de ce message.',
  ),
  fourteenDaysCosts: say(
    'Betaalt u niet binnen deze termijn? Dan moet u ook incassokosten betalen. Die kosten zijn {{file.14day.costs}}. {{file.14day.vatStatement}}',
    'If you do not pay within this term, you must also pay collection costs. These are {{file.14day.costs}}. {{file.14day.vatStatement}}',
    'Si vous ne payez pas dans ce délai, vous devrez aussi payer des frais de recouvrement de {{file.14day.costs}}. {{file.14day.vatStatement}}',
  ),
  termOver: say(
    'U hebt niet betaald binnen de veertien dagen die wij u gaven. Daarom moet u nu ook incassokosten betalen.',
    'You did not pay within the fourteen days that we gave you. That is why you now also have to pay collection costs.',
    'Vous n’avez pas payé dans les quatorze jours que nous vous avons accordés. Vous devez donc aussi payer des frais de recouvrement.',
  ),
  business: say(
    'Uw bedrijf is in verzuim. Daarom zijn wettelijke handelsrente en incassokosten verschuldigd.',
    'Your company is in default. Statutory commercial interest and collection costs are therefore due.',
    'Votre entreprise est en défaut. Les intérêts commerciaux légaux et les frais de recouvrement sont donc dus.',
  ),
  specification: say('{{file.claimSpecification}}', '{{file.claimSpecification}}', '{{file.claimSpecification}}'),
  claims: say('{{file.claimsTable}}', '{{file.claimsTable}}', '{{file.claimsTable}}'),
  payments: say('{{file.paymentsTable}}', '{{file.paymentsTable}}', '{{file.paymentsTable}}'),
  interest: say(
    'De wettelijke rente is {{file.interestRate}} % per jaar, vanaf {{file.interestFrom}}. Er komt elke dag {{file.interestPerDay}} bij.',
    'The statutory interest is {{file.interestRate}} % per year, from {{file.interestFrom}}. It grows by {{file.interestPerDay}} a day.',
    'L’intérêt légal est de {{file.interestRate}} % par an, à partir du {{file.interestFrom}}. Il augmente de {{file.interestPerDay}} par jour.',
  ),
  howToPay: say(
    'Betalen kan snel en veilig via {{file.paymentLink}}. U kunt het bedrag ook overmaken naar {{office.iban}} op naam van {{office.name}}. Zet daar {{file.paymentReference}} bij.',
    'You can pay quickly and safely at {{file.paymentLink}}. You can also transfer the amount to {{office.iban}} in the name of {{office.name}}. Please state {{file.paymentReference}}.',
    'Payez rapidement et en toute sécurité sur {{file.paymentLink}}. Vous pouvez aussi virer le montant sur {{office.iban}} au nom de {{office.name}}, avec la référence {{file.paymentReference}}.',
  ),
  payBefore: say(
    'Zorg dat het geld uiterlijk op {{today.plus(10)}} bij ons is.',
    'Make sure that we receive the money by {{today.plus(10)}}.',
    'Veillez à ce que l’argent nous parvienne au plus tard le {{today.plus(10)}}.',
  ),
  arrangementOffer: say(
    'Kunt u niet alles in één keer betalen? Dan zoeken wij samen met u naar een oplossing. Bel ons op {{office.phone}} of mail naar {{office.email}}.',
    'If you cannot pay everything at once, we will look for a solution together with you. Call us on {{office.phone}} or mail {{office.email}}.',
    'Vous ne pouvez pas tout payer en une fois ? Cherchons ensemble une solution. Appelez-nous au {{office.phone}} ou écrivez à {{office.email}}.',
  ),
  moneyWorries: say(
    'Hebt u meer zorgen over geld? U bent niet de enige. Uw gemeente helpt u gratis bij schulden.',
    'Do you have more money worries? You are not the only one. Your municipality helps with debts, free of charge.',
    'Vous avez d’autres soucis d’argent ? Vous n’êtes pas seul. Votre commune vous aide gratuitement.',
  ),
  disagree: say(
    'Klopt er volgens u iets niet? Laat het ons weten en vertel waarom. Wij zoeken het dan uit.',
    'Do you think that something is wrong? Let us know and tell us why. We will look into it.',
    'Quelque chose ne vous semble pas correct ? Dites-le-nous et expliquez pourquoi. Nous vérifierons.',
  ),
  alreadyPaid: say(
    'Hebt u al betaald? Dan hoeft u niets meer te doen.',
    'Have you already paid? Then you need not do anything.',
    'Vous avez déjà payé ? Alors vous n’avez rien à faire.',
  ),
  finalCall: say(
    'Wij hebben u al eerder geschreven. Toch staat er nog {{file.total.outstanding}} open. Neem nu contact met ons op, dan voorkomt u dat het bedrag hoger wordt.',
    'We have written to you before, and {{file.total.outstanding}} is still open. Contact us now, so that the amount does not grow.',
    'Nous vous avons déjà écrit, et {{file.total.outstanding}} reste impayé. Contactez-nous maintenant pour éviter que le montant augmente.',
  ),
  callMe: say(
    'Wij willen u graag spreken. U bereikt {{file.caseManager.name}} op {{file.caseManager.phone}}, {{office.openingHours}}.',
    'We would like to speak with you. You can reach {{file.caseManager.name}} on {{file.caseManager.phone}}.',
    'Nous aimerions vous parler. Vous pouvez joindre {{file.caseManager.name}} au {{file.caseManager.phone}}.',
  ),
  thanks: say('Dank u wel.', 'Thank you.', 'Merci.'),
  footer: say('{{office.footer}}', '{{office.footer}}', '{{office.footer}}'),
} as const

const later = {
  arrangementMade: say(
    'Wij hebben met u afgesproken dat u in {{arrangement.count}} termijnen betaalt. De eerste termijn van {{arrangement.amount}} betaalt u op {{arrangement.firstDate}}.',
    'We have agreed that you pay in {{arrangement.count}} instalments. You pay the first one of {{arrangement.amount}} on {{arrangement.firstDate}}.',
    'Nous avons convenu que vous payez en {{arrangement.count}} fois. La première échéance de {{arrangement.amount}} est le {{arrangement.firstDate}}.',
  ),
  instalments: say('{{file.instalmentTable}}', '{{file.instalmentTable}}', '{{file.instalmentTable}}'),
  arrangementSoon: say(
    'Op {{arrangement.nextDate}} is uw volgende termijn van {{arrangement.amount}} aan de beurt.',
    'Your next instalment of {{arrangement.amount}} is due on {{arrangement.nextDate}}.',
    'Votre prochaine échéance de {{arrangement.amount}} est le {{arrangement.nextDate}}.',
  ),
  arrangementMissed: say(
    'Wij hebben uw termijn van {{arrangement.overdue}} nog niet ontvangen. Betaal hem binnen zeven dagen, dan blijft de afspraak gelden.',
    'We have not received your instalment of {{arrangement.overdue}}. Pay it within seven days and the agreement stands.',
    'Nous n’avons pas reçu votre échéance de {{arrangement.overdue}}. Payez-la sous sept jours et l’accord reste valable.',
  ),
  arrangementEnded: say(
    'U hebt zich niet aan de afspraak gehouden. De regeling is daarom gestopt. U moet nu {{file.total.outstanding}} in één keer betalen.',
    'You did not keep to the agreement, so it has ended. You now have to pay {{file.total.outstanding}} at once.',
    'Vous n’avez pas respecté l’accord, qui a donc pris fin. Vous devez payer {{file.total.outstanding}} en une fois.',
  ),
  arrangementDone: say(
    'U hebt alle termijnen betaald. De regeling is klaar.',
    'You have paid all instalments. The arrangement is complete.',
    'Vous avez payé toutes les échéances. L’échéancier est terminé.',
  ),
  received: say(
    'Wij hebben op {{file.lastPayment.date}} {{file.lastPayment.amount}} van u ontvangen. Er staat nog {{file.total.outstanding}} open.',
    'We received {{file.lastPayment.amount}} from you on {{file.lastPayment.date}}. {{file.total.outstanding}} is still open.',
    'Nous avons reçu {{file.lastPayment.amount}} le {{file.lastPayment.date}}. Il reste {{file.total.outstanding}}.',
  ),
  closed: say(
    'Uw dossier {{file.number}} is gesloten. U hoeft ons niets meer te betalen.',
    'Your file {{file.number}} is closed. You do not owe us anything any more.',
    'Votre dossier {{file.number}} est clos. Vous ne nous devez plus rien.',
  ),
  complaintReceived: say(
    'Wij hebben uw klacht ontvangen. Binnen vijftien werkdagen krijgt u antwoord. Zolang sturen wij u geen nieuwe aanmaning.',
    'We have received your complaint. You will get an answer within fifteen working days. Until then we send no new reminder.',
    'Nous avons reçu votre réclamation. Vous aurez une réponse dans les quinze jours ouvrables. D’ici là, nous n’envoyons aucun rappel.',
  ),
  complaintGreeting: say('Beste {{complaint.name}},', 'Dear {{complaint.name}},', 'Bonjour {{complaint.name}},'),
  complaintConfirmed: say(
    'Op {{complaint.receivedAt}} hebben wij uw klacht over “{{complaint.subject}}” ontvangen. Uw klacht heeft bij ons nummer {{complaint.number}}.',
    'On {{complaint.receivedAt}} we received your complaint about “{{complaint.subject}}”. Its number with us is {{complaint.number}}.',
    'Nous avons reçu votre réclamation « {{complaint.subject}} » le {{complaint.receivedAt}}. Elle porte le numéro {{complaint.number}}.',
  ),
  complaintTerm: say(
    'Wij zoeken uit wat er is gebeurd en schrijven op wat u ons vertelt. U krijgt uiterlijk op {{complaint.answerDue}} antwoord.',
    'We find out what happened and write down what you tell us. You will get an answer by {{complaint.answerDue}}.',
    'Nous examinons ce qui s’est passé et notons ce que vous nous dites. Vous aurez une réponse au plus tard le {{complaint.answerDue}}.',
  ),
  complaintContact: say(
    'Hebt u een vraag, of wilt u iets toevoegen? Mail naar {{complaint.email}} en noem het nummer van uw klacht.',
    'Do you have a question, or something to add? Mail {{complaint.email}} and state the number of your complaint.',
    'Une question, ou quelque chose à ajouter ? Écrivez à {{complaint.email}} en indiquant le numéro de votre réclamation.',
  ),
  disputeReceived: say(
    'U bent het niet eens met de rekening. Wij leggen uw uitleg voor aan {{customer.company}} en laten u daarna weten hoe het verdergaat.',
    'You do not agree with the bill. We put your explanation to {{customer.company}} and then tell you what happens next.',
    'Vous contestez la facture. Nous transmettons votre explication à {{customer.company}} et vous informons de la suite.',
  ),
  evidence: say(
    'Hebt u stukken die dat laten zien? Stuur ze naar {{file.caseManager.email}}.',
    'Do you have documents that show this? Send them to {{file.caseManager.email}}.',
    'Avez-vous des documents qui le montrent ? Envoyez-les à {{file.caseManager.email}}.',
  ),
  debtHelp: say(
    'U krijgt hulp bij uw schulden. Daarom wachten wij met ons werk aan dossier {{file.number}}. Stuur ons de gegevens van uw hulpverlener.',
    'You are getting help with your debts. We therefore pause file {{file.number}}. Please send us the details of your counsellor.',
    'Vous recevez de l’aide pour vos dettes. Nous suspendons donc le dossier {{file.number}}. Envoyez-nous les coordonnées de votre conseiller.',
  ),
  identity: say(
    'Wij willen zeker weten dat wij met de juiste persoon spreken. Klopt uw adres {{debtor.address.street}}, {{debtor.address.postcode}} {{debtor.address.city}}?',
    'We want to be sure that we speak to the right person. Is your address {{debtor.address.street}}, {{debtor.address.postcode}} {{debtor.address.city}}?',
    'Nous voulons être sûrs de parler à la bonne personne. Votre adresse est-elle {{debtor.address.street}}, {{debtor.address.postcode}} {{debtor.address.city}} ?',
  ),
  incomeForm: say(
    'Om een passende regeling te maken moeten wij weten wat u kunt missen. Vul daarom het formulier met uw inkomsten en uitgaven in.',
    'To make a fitting arrangement we need to know what you can spare. Please fill in the form with your income and expenses.',
    'Pour un échéancier adapté, nous devons savoir ce que vous pouvez payer. Remplissez le formulaire de revenus et dépenses.',
  ),
  survey: say(
    'Hoe hebben wij u geholpen? Uw antwoord kost één minuut en helpt ons om het beter te doen.',
    'How did we help you? Your answer takes one minute and helps us to do better.',
    'Comment vous avons-nous aidé ? Répondre prend une minute et nous aide à nous améliorer.',
  ),
  preReminder: say(
    'Uw rekening van {{merchant.webshopName}} staat nog open. Er zijn nog geen extra kosten.',
    'Your bill from {{merchant.webshopName}} is still open. There are no extra costs yet.',
    'Votre facture de {{merchant.webshopName}} est encore ouverte. Il n’y a pas encore de frais.',
  ),
  preLast: say(
    'Betaal uw rekening van {{merchant.webshopName}} binnen zeven dagen. Daarna geeft de webshop de rekening aan ons kantoor om te incasseren.',
    'Pay your bill from {{merchant.webshopName}} within seven days. After that the webshop hands it to our office to collect.',
    'Payez votre facture de {{merchant.webshopName}} sous sept jours. Ensuite, la boutique la confiera à notre bureau.',
  ),
} as const

const judicial = {
  judicialWarning: say(
    'Wij hebben u gevraagd om te betalen, maar dat is niet gebeurd. {{customer.company}} wil de zaak daarom aan de rechter voorleggen.',
    'We asked you to pay, but you did not. {{customer.company}} therefore wants to take the case to court.',
    'Nous vous avons demandé de payer, sans résultat. {{customer.company}} souhaite donc saisir le juge.',
  ),
  judicialCosts: say(
    'Als de rechter {{customer.company}} gelijk geeft, betaalt u ook de kosten van de procedure. U voorkomt dit door nu te betalen of een afspraak te maken.',
    'If the court decides for {{customer.company}}, you also pay the costs of the proceedings. You prevent this by paying now or making an arrangement.',
    'Si le juge donne raison à {{customer.company}}, vous payez aussi les frais de procédure. Évitez-le en payant maintenant ou en concluant un accord.',
  ),
  hearing: say(
    'De zaak wordt door de rechter bekeken. U kunt zelf vertellen wat u ervan vindt; hoe dat gaat, staat in de dagvaarding.',
    'The court will look at the case. You can tell your side; the summons says how.',
    'Le juge va examiner l’affaire. Vous pouvez donner votre avis ; l’assignation explique comment.',
  ),
  judgment: say(
    'De rechter heeft beslist dat u moet betalen. Het bedrag is {{file.total.outstanding}}, met {{file.total.courtCosts}} aan kosten van de procedure.',
    'The court decided that you have to pay. The amount is {{file.total.outstanding}}, with {{file.total.courtCosts}} costs of the proceedings.',
    'Le juge a décidé que vous devez payer. Le montant est de {{file.total.outstanding}}, avec {{file.total.courtCosts}} de frais.',
  ),
  handOver: say(
    'Betaalt u niet, dan vragen wij een gerechtsdeurwaarder om de uitspraak uit te voeren.',
    'If you do not pay, we ask a bailiff to carry out the judgment.',
    'Si vous ne payez pas, nous demandons à un huissier d’exécuter le jugement.',
  ),
} as const

const client = {
  clientGreeting: say('Beste {{contact.firstName}},', 'Dear {{contact.firstName}},', 'Bonjour {{contact.firstName}},'),
  clientFile: say(
    'Dit gaat over dossier {{file.number}}, uw kenmerk {{file.clientReference}}, debiteur {{debtor.fullName}}.',
    'This is about file {{file.number}}, your reference {{file.clientReference}}, debtor {{debtor.fullName}}.',
    'Ceci concerne le dossier {{file.number}}, votre référence {{file.clientReference}}, débiteur {{debtor.fullName}}.',
  ),
  clientReceived: say(
    'Wij hebben uw opdracht ontvangen en zijn begonnen. De vordering is {{file.total.principal}}.',
    'We have received your order and have begun. The claim is {{file.total.principal}}.',
    'Nous avons reçu votre mission et avons commencé. La créance est de {{file.total.principal}}.',
  ),
  clientQuestion: say(
    'Wij hebben een vraag: {{contact.question}} Zonder antwoord kunnen wij niet verder.',
    'We have a question: {{contact.question}} We cannot go on without an answer.',
    'Nous avons une question : {{contact.question}} Sans réponse, nous ne pouvons pas continuer.',
  ),
  clientDispute: say(
    'De debiteur is het niet eens met de rekening. Stuur ons uw reactie en de stukken die daarbij horen.',
    'The debtor does not agree with the bill. Send us your answer and the documents.',
    'Le débiteur conteste la facture. Envoyez-nous votre réponse et les documents.',
  ),
  clientPaid: say(
    'De debiteur heeft betaald. Op {{payout.date}} maken wij {{payout.amount}} naar u over.',
    'The debtor has paid. On {{payout.date}} we transfer {{payout.amount}} to you.',
    'Le débiteur a payé. Nous vous versons {{payout.amount}} le {{payout.date}}.',
  ),
  clientInvoice: say(
    'Uw factuur {{invoice.number}} van {{invoice.total}} staat klaar.',
    'Your invoice {{invoice.number}} of {{invoice.total}} is ready.',
    'Votre facture {{invoice.number}} de {{invoice.total}} est prête.',
  ),
  clientAdvice: say(
    'De debiteur betaalt niet uit zichzelf. Wij adviseren om naar de rechter te gaan. De kosten vooraf en de kans op succes staan in de bijlage.',
    'The debtor does not pay of his own accord. We advise to go to court. The costs in advance and the chance of success are in the annex.',
    'Le débiteur ne paie pas de lui-même. Nous conseillons de saisir le juge. Les frais et les chances de succès figurent en annexe.',
  ),
  clientConsent: say(
    'Wilt u dat wij dit doen? Laat het ons weten voor {{today.plus(14)}}.',
    'Do you want us to do so? Let us know before {{today.plus(14)}}.',
    'Souhaitez-vous que nous le fassions ? Répondez avant le {{today.plus(14)}}.',
  ),
  clientClosed: say(
    'Wij hebben dit dossier gesloten. De stand is: {{file.status}}.',
    'We have closed this file. Its status is: {{file.status}}.',
    'Nous avons clos ce dossier. Son statut : {{file.status}}.',
  ),
  clientReport: say(
    'Uw overzicht van deze maand staat klaar. U ziet daarin wat wij voor u hebben gedaan en wat er is betaald.',
    'Your overview of this month is ready. It shows what we did for you and what was paid.',
    'Votre aperçu du mois est prêt. Il montre ce que nous avons fait et ce qui a été payé.',
  ),
  clientContact: say(
    'Vragen? Mail naar {{file.caseManager.email}} of bel {{file.caseManager.phone}}.',
    'Questions? Mail {{file.caseManager.email}} or call {{file.caseManager.phone}}.',
    'Des questions ? Écrivez à {{file.caseManager.email}} ou appelez le {{file.caseManager.phone}}.',
  ),
  internalNote: say(
    'Dossier {{file.number}} vraagt aandacht. Stand: {{file.status}}; openstaand: {{file.total.outstanding}}.',
    'File {{file.number}} needs attention. Status: {{file.status}}; outstanding: {{file.total.outstanding}}.',
    'Le dossier {{file.number}} demande votre attention. Statut : {{file.status}} ; restant dû : {{file.total.outstanding}}.',
  ),
  sender: say('{{user.signature}}', '{{user.signature}}', '{{user.signature}}'),
} as const

export const paragraphs = { ...amicable, ...later, ...judicial, ...client }
export type ParagraphName = keyof typeof paragraphs
