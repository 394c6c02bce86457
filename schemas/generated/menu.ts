// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { MenuGroup } from '#schemas/menu.ts'

export const menu: readonly MenuGroup[] = [
  {
    name: 'messages',
    entries: [
      { name: 'email-template', icon: 'Drafts', path: '/email/template', acl: 'ROLE_EMAIL_TEMPLATE_VIEW' },
      {
        name: 'post-mail-template',
        icon: 'LocalPostOffice',
        path: '/post-mail/template',
        acl: 'ROLE_POST_MAIL_TEMPLATE_VIEW',
      },
      { name: 'sms-template', icon: 'Sms', path: '/sms/template', acl: 'ROLE_POST_MAIL_TEMPLATE_VIEW' },
      { name: 'template-variable', icon: 'DataObject', path: '/email/variable', acl: 'ROLE_EMAIL_TEMPLATE_VIEW' },
      {
        name: 'message',
        icon: 'Outbox',
        path: '/message',
        acl: 'ROLE_FILE_SEARCH or ROLE_FILE_SEND or ROLE_PROCESSING',
      },
      {
        name: 'email-classification',
        icon: 'MarkEmailRead',
        path: '/email-import/classification',
        acl: 'ROLE_EMAIL_IMPORT',
      },
      { name: 'incoming-email', icon: 'Inbox', path: '/email-import', acl: 'ROLE_EMAIL_IMPORT' },
    ],
  },
  {
    name: 'legal',
    entries: [
      { name: 'subpoena-template', icon: 'Gavel', path: '/subpoena-template', acl: 'ROLE_LEGAL' },
      { name: 'bailiff', icon: 'Gavel', path: '/bailiff', acl: 'ROLE_LEGAL' },
      { name: 'bailiff-tariff', icon: 'Gavel', path: '/settings/bailiff-tariffs', acl: 'ROLE_EMPLOYEE or ROLE_LEGAL' },
      { name: 'court', icon: 'AccountBalance', path: '/courts', acl: 'ROLE_LEGAL' },
      { name: 'court-fee', icon: 'AccountBalance', path: '/settings/court-fees', acl: 'ROLE_EMPLOYEE or ROLE_LEGAL' },
      { name: 'subpoena-salary', icon: 'Calculate', path: '/subpoena-salary', acl: 'ROLE_LEGAL' },
    ],
  },
  {
    name: 'compliance',
    entries: [
      { name: 'complaint', icon: 'Feedback', path: '/compliance/complaints', acl: 'ROLE_EMPLOYEE_LEGAL_COUNCIL' },
      {
        name: 'due-diligence',
        icon: 'FactCheck',
        path: '/compliance/due-diligence',
        acl: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
      },
    ],
  },
  {
    name: 'customers',
    entries: [
      {
        name: 'contact-person',
        icon: 'Contacts',
        path: '/customer/contact-person',
        acl: 'ROLE_EMPLOYEE or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      },
      {
        name: 'customer',
        icon: 'Business',
        path: '/customer/search',
        acl: 'ROLE_EMPLOYEE or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      },
    ],
  },
  {
    name: 'employees',
    entries: [
      { name: 'employee-group', icon: 'Groups', path: '/employee-group/list', acl: 'ROLE_MANAGE_EMPLOYEE' },
      { name: 'user', icon: 'People', path: '/employee', acl: 'ROLE_MANAGE_EMPLOYEE' },
    ],
  },
  {
    name: 'files',
    entries: [
      { name: 'address-surveillance', icon: 'TravelExplore', path: '/address-surveillance', acl: 'ROLE_FILE_EDIT' },
      { name: 'agenda-item', icon: 'EventNote', path: '/file-agenda/new', acl: 'ROLE_AGENDA' },
      {
        name: 'arrangement',
        icon: 'EventRepeat',
        path: '/file/arrangement',
        acl: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      },
      { name: 'debtor', icon: 'PersonSearch', path: '/debtor', acl: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT' },
      {
        name: 'file',
        icon: 'FolderOpen',
        path: '/file/search',
        acl: 'ROLE_FILE_SEARCH or ROLE_FILE_SETTINGS_EDIT or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      },
      {
        name: 'representative',
        icon: 'SupportAgent',
        path: '/debtor/representative',
        acl: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT',
      },
    ],
  },
  {
    name: 'finance',
    entries: [
      { name: 'advance-definition', icon: 'Savings', path: '/advances/definitions', acl: 'ROLE_SETTINGS' },
      { name: 'allocation-template', icon: 'LowPriority', path: '/finance/allocation-templates', acl: 'ROLE_EMPLOYEE' },
      { name: 'bank-account', icon: 'AccountBalanceWallet', path: '/settings/bank-accounts', acl: 'ROLE_FINANCE' },
      { name: 'client-cost-template', icon: 'PriceChange', path: '/client-costs/template', acl: 'ROLE_SETTINGS' },
      { name: 'cost-type', icon: 'RequestQuote', path: '/settings/cost-types', acl: 'ROLE_EMPLOYEE' },
      { name: 'extra-cost-definition', icon: 'AddCard', path: '/extra-costs/definitions', acl: 'ROLE_SETTINGS' },
      { name: 'interest-rate', icon: 'Percent', path: '/settings/interest-rates', acl: 'ROLE_EMPLOYEE or ROLE_LEGAL' },
      { name: 'payment-description', icon: 'Rule', path: '/payment/descriptions', acl: 'ROLE_FINANCE' },
    ],
  },
  {
    name: 'integration',
    entries: [
      { name: 'api-alert-rule', icon: 'Sensors', path: '/api-log/alert-rules', acl: 'ROLE_API_LOG_VIEW' },
      { name: 'api-client', icon: 'VpnKey', path: '/settings/api-keys', acl: 'ROLE_SETTINGS' },
      { name: 'api-log', icon: 'ReceiptLong', path: '/api-log', acl: 'ROLE_API_LOG_VIEW' },
      {
        name: 'client-api-plugin',
        icon: 'Extension',
        path: '/client-api-plugins',
        acl: 'ROLE_STATISTIC_DASHBOARD_CLIENT',
      },
      { name: 'webhook', icon: 'Webhook', path: '/webhook', acl: 'ROLE_CUSTOMER' },
      { name: 'webhook-delivery', icon: 'CallMade', path: '/webhook/api-logs', acl: 'ROLE_API_LOG_VIEW' },
    ],
  },
  {
    name: 'news',
    entries: [
      { name: 'news-item', icon: 'Newspaper', path: '/news/manage', acl: 'ROLE_NEWS' },
      { name: 'shared-info', icon: 'Share', path: '/shared-info', acl: 'ROLE_ADMIN or ROLE_SUPER_ADMIN' },
    ],
  },
  {
    name: 'precasso',
    entries: [
      {
        name: 'precasso',
        icon: 'MarkEmailUnread',
        path: '/precasso/search',
        acl: 'ROLE_PRECASSO_SEARCH or ROLE_PROCESSING or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      },
    ],
  },
  {
    name: 'settings',
    entries: [
      { name: 'bulk-run', icon: 'DynamicFeed', path: '/bulk-runs', acl: 'ROLE_EMPLOYEE' },
      {
        name: 'close-reason',
        icon: 'TaskAlt',
        path: '/settings/statuses-reason-close',
        acl: 'ROLE_EMPLOYEE or ROLE_SETTINGS',
      },
      { name: 'dialer-blacklist', icon: 'PhoneDisabled', path: '/settings/dialer/blacklist', acl: 'ROLE_SETTINGS' },
      { name: 'file-status', icon: 'Label', path: '/settings/file-statuses', acl: 'ROLE_EMPLOYEE or ROLE_SETTINGS' },
      { name: 'holiday', icon: 'CalendarMonth', path: '/settings/holidays', acl: 'ROLE_EMPLOYEE or ROLE_SETTINGS' },
      { name: 'legal-type', icon: 'Gavel', path: '/settings/legal-type', acl: 'ROLE_EMPLOYEE or ROLE_SETTINGS' },
      { name: 'merchant', icon: 'Storefront', path: '/settings/merchant', acl: 'ROLE_SETTINGS or ROLE_CUSTOMER' },
      { name: 'mime-type', icon: 'AttachFile', path: '/settings/mime-types', acl: 'ROLE_EMPLOYEE or ROLE_SETTINGS' },
      { name: 'partner', icon: 'Handshake', path: '/settings/partner', acl: 'ROLE_SETTINGS' },
      { name: 'saved-view', icon: 'Bookmarks', path: '/settings/saved-view', acl: 'ROLE_EMPLOYEE' },
      { name: 'tag', icon: 'Label', path: '/settings/tags', acl: 'ROLE_EMPLOYEE' },
      { name: 'team', icon: 'Groups', path: '/settings/team', acl: 'ROLE_EMPLOYEE or ROLE_SETTINGS' },
    ],
  },
  {
    name: 'workflow',
    entries: [
      { name: 'workflow', icon: 'AccountTree', path: '/workflow', acl: 'ROLE_EMPLOYEE or ROLE_WORKFLOW_FILE' },
    ],
  },
]
