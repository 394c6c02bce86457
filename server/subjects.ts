/**
 * Every route of the server, by name: what schemas give, and what is written by hand.
 */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { entities } from '#schemas/generated/entities.ts'
import { crud } from '#server/api/entityRoutes.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { accountStateRoutes } from '#server/subjects/accounts/acl/accountStateRoutes.ts'
import { aclRoutes } from '#server/subjects/accounts/acl/aclRoutes.ts'
import { allocationTemplateHooks } from '#server/subjects/finance/allocationTemplateHooks.ts'
import { alertRuleHooks } from '#server/subjects/integration/alerts/alertRuleHooks.ts'
import { apiClientHooks } from '#server/subjects/integration/keys/apiClientHooks.ts'
import { apiClientRoutes } from '#server/subjects/integration/keys/apiClientRoutes.ts'
import { apiLogRoutes } from '#server/subjects/integration/log/apiLogRoutes.ts'
import { apiDocRoutes } from '#server/subjects/integration/apiDocRoutes.ts'
import { apiPageRoutes } from '#server/subjects/integration/apiPage/apiPageRoutes.ts'
import { webhookRoutes } from '#server/subjects/integration/webhooks/webhookRoutes.ts'
import { templateHooks } from '#server/subjects/templates/templateHooks.ts'
import { variableHooks } from '#server/subjects/templates/variableHooks.ts'
import { webhookHooks } from '#server/subjects/integration/webhooks/webhookHooks.ts'
import { botCheckRoutes } from '#server/subjects/accounts/botCheck/botCheckRoutes.ts'
import { changedTextRoutes } from '#server/subjects/texts/changedTextRoutes.ts'
import { confirmationRoutes } from '#server/subjects/accounts/sessions/confirmationRoutes.ts'
import { contactPersonHooks } from '#server/subjects/customers/contactPersonHooks.ts'
import { costTypeHooks } from '#server/subjects/finance/costTypeHooks.ts'
import { courtCostRoutes } from '#server/subjects/legal/courtCostRoutes.ts'
import { courtHooks, courtRoutes } from '#server/subjects/legal/courtRoutes.ts'
import { customerRoutes } from '#server/subjects/customers/customerRoutes.ts'
import { dialerBlacklistHooks, dialerBlacklistRoutes } from '#server/subjects/dialer/dialerBlacklistRoutes.ts'
import { healthRoutes } from '#server/api/healthRoutes.ts'
import { holidayRoutes } from '#server/subjects/legal/holidayRoutes.ts'
import { impersonationRoutes } from '#server/subjects/accounts/sessions/impersonationRoutes.ts'
import { lookupRoutes } from '#server/api/lookupRoutes.ts'
import { lostSecondFactorRoutes } from '#server/subjects/accounts/secondFactor/lostSecondFactorRoutes.ts'
import { mailRoutes } from '#server/subjects/mail/mailRoutes.ts'
import { outgoingRoutes } from '#server/restored/outgoingRoutes.ts'
import { meRoutes } from '#server/subjects/accounts/meRoutes.ts'
import { menuRoutes } from '#server/subjects/accounts/menuRoutes.ts'
import { missingTextRoutes } from '#server/subjects/texts/missingTextRoutes.ts'
import { officeRoutes } from '#server/subjects/settings/officeRoutes.ts'
import { passwordRoutes } from '#server/subjects/accounts/passwords/passwordRoutes.ts'
import { bailiffHooks } from '#server/subjects/legal/bailiffHooks.ts'
import { paymentDescriptionHooks } from '#server/subjects/finance/paymentDescriptionHooks.ts'
import { preferenceRoutes } from '#server/subjects/accounts/preferenceRoutes.ts'
import { searchRoutes } from '#server/api/searchRoutes.ts'
import { secondFactorRoutes } from '#server/subjects/accounts/secondFactor/secondFactorRoutes.ts'
import { sessionRoutes } from '#server/subjects/accounts/sessions/sessionRoutes.ts'
import { settingRoutes } from '#server/subjects/settings/settingRoutes.ts'
import { signInRoutes } from '#server/subjects/accounts/sessions/signInRoutes.ts'
import { templateRoutes } from '#server/subjects/templates/templateRoutes.ts'
import { templateVariableRoutes } from '#server/subjects/templates/templateVariableRoutes.ts'
import { textRoutes } from '#server/subjects/texts/textRoutes.ts'
import { userHooks } from '#server/subjects/accounts/userHooks.ts'
import { complaintHooks } from '#server/subjects/compliance/complaintHooks.ts'
import { customerHooks } from '#server/subjects/customers/customerHooks.ts'
import { dueDiligenceHooks } from '#server/subjects/compliance/dueDiligenceActions.ts'
import { complaintRoutes } from '#server/subjects/compliance/complaintRoutes.ts'
import { employeeGroupHooks } from '#server/subjects/accounts/employeeGroupHooks.ts'
import { dueDiligenceRoutes } from '#server/subjects/compliance/dueDiligenceRoutes.ts'
import { newsHooks } from '#server/subjects/news/newsHooks.ts'
import { newsRoutes } from '#server/subjects/news/newsRoutes.ts'
import { sharedInfoRoutes } from '#server/subjects/sharing/sharedInfoRoutes.ts'
import { sharedInfoHooks } from '#server/subjects/sharing/sharedInfoHooks.ts'

/** Behaviour that joins the writes of an entity, by its name. */
const hooks: Readonly<Record<string, (app: FastifyInstance) => Hooks>> = {
  complaint: complaintHooks,
  'contact-person': contactPersonHooks,
  customer: customerHooks,
  'due-diligence': dueDiligenceHooks,
  'news-item': newsHooks,
  'employee-group': employeeGroupHooks,
  'shared-info': sharedInfoHooks,
  user: userHooks,
  'dialer-blacklist': dialerBlacklistHooks,
  webhook: webhookHooks,
  'api-alert-rule': alertRuleHooks,
  'api-client': apiClientHooks,
  'allocation-template': allocationTemplateHooks,
  'cost-type': costTypeHooks,
  bailiff: bailiffHooks,
  court: courtHooks,
  'payment-description': paymentDescriptionHooks,
  'email-template': templateHooks('email-template'),
  'post-mail-template': templateHooks('post-mail-template'),
  'sms-template': templateHooks('sms-template'),
  'subpoena-template': templateHooks('subpoena-template'),
  'template-variable': variableHooks,
}

const handWritten = [
  signInRoutes,
  confirmationRoutes,
  botCheckRoutes,
  secondFactorRoutes,
  lostSecondFactorRoutes,
  passwordRoutes,
  sessionRoutes,
  accountStateRoutes,
  aclRoutes,
  customerRoutes,
  mailRoutes,
  outgoingRoutes,
  meRoutes,
  impersonationRoutes,
  preferenceRoutes,
  menuRoutes,
  textRoutes,
  templateRoutes,
  templateVariableRoutes,
  changedTextRoutes,
  missingTextRoutes,
  officeRoutes,
  courtRoutes,
  courtCostRoutes,
  settingRoutes,
  lookupRoutes,
  holidayRoutes,
  dialerBlacklistRoutes,
  apiDocRoutes,
  searchRoutes,
  newsRoutes,
  sharedInfoRoutes,
  complaintRoutes,
  dueDiligenceRoutes,
  webhookRoutes,
  apiClientRoutes,
  apiLogRoutes,
  healthRoutes,
  apiPageRoutes,
]

export const routes: FastifyPluginAsync = async (app) => {
  for (const plugin of handWritten) await app.register(plugin)
  // In a room of their own: the descriptions of all entities are nothing that the answers of other routes are compiled with.
  await app.register(async (room) => {
    for (const entity of entities) await room.register(crud, { entity, hooks: hooks[entity.name]?.(app) })
  })
}
