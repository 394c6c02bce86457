/** Pages with settings for everybody, in the groups of the index; descriptions are texts. */

type SettingsPlace = { path: string; about: string }
type SettingsSection = { title: string; places: readonly SettingsPlace[] }

export const sections: readonly SettingsSection[] = [
  {
    title: 'settings.sections.office',
    places: [
      { path: '/settings/global', about: 'settings.about.global' },
      { path: '/settings/team', about: 'settings.about.team' },
      { path: '/settings/holidays', about: 'settings.about.holidays' },
      { path: '/settings/partner', about: 'settings.about.partner' },
      { path: '/settings/merchant', about: 'settings.about.merchant' },
      { path: '/settings/texts', about: 'settings.about.texts' },
      { path: '/settings/countries', about: 'settings.about.countries' },
      { path: '/settings/salutations', about: 'settings.about.salutations' },
    ],
  },
  {
    title: 'settings.sections.files',
    places: [
      { path: '/settings/file-statuses', about: 'settings.about.fileStatuses' },
      { path: '/settings/statuses-reason-close', about: 'settings.about.closeReasons' },
      { path: '/settings/legal-type', about: 'settings.about.legalTypes' },
      { path: '/settings/agenda-subjects', about: 'settings.about.agendaSubjects' },
      { path: '/settings/file-log-types', about: 'settings.about.fileLogTypes' },
      { path: '/settings/mime-types', about: 'settings.about.mimeTypes' },
    ],
  },
  {
    title: 'settings.sections.costs',
    places: [
      { path: '/settings/cost-types', about: 'settings.about.costTypes' },
      { path: '/client-costs/template', about: 'settings.about.clientCosts' },
      { path: '/extra-costs/definitions', about: 'settings.about.extraCosts' },
      { path: '/advances/definitions', about: 'settings.about.advances' },
      { path: '/settings/interest-rates', about: 'settings.about.interestRates' },
      { path: '/settings/court-fees', about: 'settings.about.courtFees' },
      { path: '/subpoena-salary', about: 'settings.about.subpoenaSalary' },
      { path: '/settings/bailiff-tariffs', about: 'settings.about.bailiffTariffs' },
      { path: '/finance/allocation-templates', about: 'settings.about.allocation' },
      { path: '/payment/descriptions', about: 'settings.about.paymentDescriptions' },
    ],
  },
  {
    title: 'settings.sections.messages',
    places: [
      { path: '/email/template', about: 'settings.about.emailTemplates' },
      { path: '/email/variable', about: 'settings.about.variables' },
      { path: '/post-mail/template', about: 'settings.about.letterTemplates' },
      { path: '/sms/template', about: 'settings.about.smsTemplates' },
      { path: '/subpoena-template', about: 'settings.about.subpoenaTemplates' },
      { path: '/settings/mailboxes', about: 'settings.about.mailboxes' },
      { path: '/email-import/classification', about: 'settings.about.emailClasses' },
      { path: '/settings/dialer/blacklist', about: 'settings.about.blacklist' },
    ],
  },
  {
    title: 'settings.sections.access',
    places: [
      { path: '/settings/acl', about: 'settings.about.acl' },
      { path: '/employee-group/list', about: 'settings.about.groups' },
      { path: '/employee', about: 'settings.about.employees' },
      { path: '/settings/api-keys', about: 'settings.about.apiKeys' },
    ],
  },
]

/** Section of pages that no other section names. */
export const otherSection = 'settings.sections.other'
