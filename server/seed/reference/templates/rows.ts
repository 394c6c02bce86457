/** Demo templates by table, with the columns of the table; system variables are in `templateVariables.ts`. */
import { rowOf, textsOf, type Plan } from './compose.ts'
import letterPlans from './letterPlans.json' with { type: 'json' }
import mailPlans from './mailPlans.json' with { type: 'json' }
import { subpoenaTemplateRows } from './summonses.ts'
import { smsTemplateRows } from './textMessages.ts'

/** @param asOf Creation time. */
export const templateRows = (asOf: Date) => ({
  email_template: (mailPlans as readonly Plan[]).map((plan, index) => ({
    annexes: [],
    ...rowOf(plan, index, asOf),
    ...textsOf(plan, index),
  })),
  post_mail_template: (letterPlans as readonly Plan[]).map((plan, index) => ({
    letterhead: 'office',
    address_window: 'left',
    signature: 'office',
    enclosures: [],
    duplex: true,
    colour: false,
    registered: false,
    ...rowOf(plan, index, asOf),
    ...textsOf(plan, index),
  })),
  sms_template: smsTemplateRows(asOf),
  subpoena_template: subpoenaTemplateRows(asOf),
})
