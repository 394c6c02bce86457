/** Demo texts of a summons, in the plain language of the judiciary's model for consumer claims. */
import { summonsSections } from '#domain/templates/draftOf.ts'
import { variablesIn } from '#domain/templates/draft.ts'
import { legalTypeId } from '#server/seed/reference/legalTypes.ts'

const parties = `<p>Op {{subpoena.serviceDate}} heb ik, {{bailiff.firstNames}} {{bailiff.name}}, gerechtsdeurwaarder, verbonden aan {{bailiff.office}}, deze dagvaarding uitgereikt.</p>
<p>Dit doe ik op verzoek van <strong>{{customer.company}}</strong>, gevestigd te {{customer.address.city}}, die voor deze zaak woonplaats kiest op het adres {{subpoena.domicile}}, waar {{office.name}} als gemachtigde optreedt.</p>
<p>Ik roep op: <strong>{{debtor.fullName}}</strong>, {{debtor.address.street}}, {{debtor.address.postcode}} {{debtor.address.city}}. Een afschrift heb ik gelaten aan {{subpoena.leftWith}}.</p>
<p>U wordt opgeroepen voor {{court.name}}, {{court.address}}, op <strong>{{hearing.date}} om {{hearing.time}} uur</strong>.</p>`

const grounds = {
  goods: 'U hebt bij {{customer.company}} iets gekocht. U hebt het gekregen, maar niet betaald.',
  services: '{{customer.company}} heeft voor u gewerkt zoals was afgesproken. U hebt dat werk niet betaald.',
  rent: 'U huurt van {{customer.company}}. U hebt de huur over een of meer maanden niet betaald.',
  energy: '{{customer.company}} heeft u energie geleverd. U hebt de rekeningen daarvoor niet betaald.',
  business:
    'Partijen hebben in de uitoefening van hun bedrijf een overeenkomst gesloten. Gedaagde heeft de facturen niet voldaan en is van rechtswege in verzuim.',
  appeal:
    'De kantonrechter heeft de vordering afgewezen. {{customer.company}} is het daarmee niet eens en gaat in hoger beroep.',
} as const

const groundsOf = (ground: keyof typeof grounds, isPrivate: boolean) =>
  `<p>${grounds[ground]}</p><p>{{file.claimsTable}}</p>${
    isPrivate
      ? '<p>U hebt een brief gekregen met een termijn van veertien dagen vanaf de dag nadat de brief was bezorgd. Daarin stond dat u {{file.14day.costs}} incassokosten moet betalen als u niet op tijd betaalt. Die termijn eindigde op {{file.14day.endDate}}. U hebt niet betaald.</p>'
      : '<p>Gedaagde is wettelijke handelsrente en buitengerechtelijke kosten verschuldigd.</p>'
  }<p>De rente is {{file.interestRate}} % per jaar vanaf {{file.interestFrom}}.</p>`

const defences =
  '<p>{{debtor.defence}}</p><p>{{customer.company}} is het daar niet mee eens. Wat is afgesproken, blijkt uit de stukken.</p>'
const evidence =
  '<p>{{customer.company}} heeft deze stukken:</p><ol><li><p>de overeenkomst of bestelling;</p></li><li><p>de rekeningen;</p></li><li><p>de brieven die aan u zijn gestuurd.</p></li></ol><p>Zo nodig laat {{customer.company}} getuigen horen.</p>'
const claim = `<p>{{customer.company}} vraagt de rechter om te beslissen dat u dit bedrag betaalt:</p><p>{{file.claimSpecification}}</p>
<p>Ook vraagt zij om u de kosten van de procedure te laten betalen: dagvaarding {{subpoena.exploitCosts}}, griffierecht {{subpoena.fee}} en salaris van de gemachtigde {{subpoena.salary}}.</p>`
const notices = `<p>Wat kunt u doen?</p><ul><li><p><strong>U bent het eens.</strong> Betaal {{subpoena.total}} voor de zitting aan {{office.name}}, onder vermelding van {{file.number}}.</p></li>
<li><p><strong>U bent het niet eens.</strong> Kom naar de zitting en vertel waarom, of schrijf het voor die dag aan de rechtbank. U mag ook om uitstel vragen.</p></li>
<li><p><strong>U doet niets.</strong> Dan wijst de rechter de vordering toe, als die hem niet onrechtmatig of ongegrond voorkomt.</p></li></ul>`

const plans = [
  ['koop-consument', 'Koop, consument', 'consumer_purchase', 'goods', 'private', 'cantonal', true],
  ['diensten-consument', 'Diensten, consument', 'service', 'services', 'private', 'cantonal', true],
  ['huur', 'Huurachterstand', 'rent', 'rent', 'private', 'cantonal', true],
  ['energie', 'Energie, consument', 'energy', 'energy', 'private', 'cantonal', true],
  ['handel', 'Handelsvordering', 'b2b_invoice', 'business', 'company', 'district', true],
  ['hoger-beroep', 'Hoger beroep', null, 'appeal', 'company', 'appeal', false],
] as const

export const subpoenaTemplateRows = (asOf: Date) =>
  plans.map(([code, name, legalType, ground, fileType, courtType, hasDefence]) => {
    const sections = {
      parties,
      grounds: groundsOf(ground, fileType === 'private'),
      defences: hasDefence ? defences : null,
      evidence,
      claim,
      notices,
    }
    const contents = summonsSections.map((section) => ({ kind: 'html' as const, content: sections[section] ?? '' }))
    return {
      code,
      name,
      legal_type_id: legalType && legalTypeId(legalType),
      court_type: courtType,
      file_type: fileType,
      language: 'nl',
      ...sections,
      active: true,
      variables: variablesIn(contents),
      created_at: asOf.toISOString(),
      updated_at: asOf.toISOString(),
    }
  })
