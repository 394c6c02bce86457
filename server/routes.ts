/**
 * Every route of the server, by name: what schemas give, and what is written by hand.
 */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { entities } from '#schemas/generated/entities.ts'
import { crud } from './crud.ts'
import type { Hooks } from './crud/hooks.ts'
import { accountStateRoutes } from './routes/accountState.ts'
import { aclRoutes } from './routes/acl.ts'
import { allocationTemplateHooks } from './routes/allocationTemplates.ts'
import { alertRuleHooks } from './apiAlerts/alertRuleHooks.ts'
import { apiClientHooks } from './apiKeys/apiClientHooks.ts'
import { apiClientRoutes } from './routes/apiClients.ts'
import { apiLogRoutes } from './routes/apiLog.ts'
import { apiDocRoutes } from './routes/apiDoc.ts'
import { apiPageRoutes } from './apiPage/apiPageRoutes.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import { templateHooks } from './templates/templateHooks.ts'
import { variableHooks } from './templates/variableHooks.ts'
import { webhookHooks } from './webhooks/webhookHooks.ts'
import { botCheckRoutes } from './routes/botCheck.ts'
import { changedTextRoutes } from './routes/changedTexts.ts'
import { confirmationRoutes } from './routes/confirmation.ts'
import { contactPersonHooks } from './routes/contactPersons.ts'
import { costTypeHooks } from './routes/costTypes.ts'
import { courtCostRoutes } from './routes/courtCosts.ts'
import { courtHooks, courtRoutes } from './routes/courts.ts'
import { customerRoutes } from './routes/customers.ts'
import { dialerBlacklistHooks, dialerBlacklistRoutes } from './routes/dialerBlacklist.ts'
import { healthRoutes } from './routes/health.ts'
import { holidayRoutes } from './routes/holidays.ts'
import { impersonationRoutes } from './routes/impersonation.ts'
import { lookupRoutes } from './routes/lookups.ts'
import { lostSecondFactorRoutes } from './routes/lostSecondFactor.ts'
import { mailRoutes } from './routes/mail.ts'
import { outgoingRoutes } from './routes/outgoing.ts'
import { meRoutes } from './routes/me.ts'
import { menuRoutes } from './routes/menu.ts'
import { missingTextRoutes } from './routes/missingTexts.ts'
import { officeRoutes } from './routes/office.ts'
import { passwordRoutes } from './routes/passwords.ts'
import { bailiffHooks } from './routes/postcodeRanges.ts'
import { paymentDescriptionHooks } from './routes/paymentDescriptions.ts'
import { preferenceRoutes } from './routes/preferences.ts'
import { searchRoutes } from './routes/search.ts'
import { secondFactorRoutes } from './routes/secondFactor.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { settingRoutes } from './routes/settings.ts'
import { signInRoutes } from './routes/signIn.ts'
import { templateRoutes } from './routes/templates.ts'
import { templateVariableRoutes } from './routes/templateVariables.ts'
import { textRoutes } from './routes/texts.ts'
import { userHooks } from './routes/users.ts'
import { complaintHooks } from './compliance/complaintHooks.ts'
import { customerHooks } from './customers/customerHooks.ts'
import { dueDiligenceHooks } from './compliance/dueDiligenceActions.ts'
import { complaintRoutes } from './routes/complaints.ts'
import { employeeGroupHooks } from './routes/employeeGroups.ts'
import { dueDiligenceRoutes } from './routes/dueDiligence.ts'
import { newsHooks } from './news/newsHooks.ts'
import { newsRoutes } from './routes/news.ts'
import { sharedInfoRoutes } from './routes/sharedInfo.ts'
import { sharedInfoHooks } from './sharing/sharedInfoHooks.ts'

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
