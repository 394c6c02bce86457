// Generated from /api/v4/openapi.json by npm run calls. Do not edit.
import type { AddressSurveillance } from '#schemas/generated/address-surveillance.ts'
import type { AdvanceDefinition } from '#schemas/generated/advance-definition.ts'
import type { AgendaItem } from '#schemas/generated/agenda-item.ts'
import type { AgendaSubject } from '#schemas/generated/agenda-subject.ts'
import type { AllocationTemplate } from '#schemas/generated/allocation-template.ts'
import type { ApiAlertRule } from '#schemas/generated/api-alert-rule.ts'
import type { ApiClient } from '#schemas/generated/api-client.ts'
import type { Arrangement } from '#schemas/generated/arrangement.ts'
import type { Bailiff } from '#schemas/generated/bailiff.ts'
import type { BailiffTariff } from '#schemas/generated/bailiff-tariff.ts'
import type { BankAccount } from '#schemas/generated/bank-account.ts'
import type { Claim } from '#schemas/generated/claim.ts'
import type { ClientCostTemplate } from '#schemas/generated/client-cost-template.ts'
import type { CloseReason } from '#schemas/generated/close-reason.ts'
import type { Complaint } from '#schemas/generated/complaint.ts'
import type { ContactPerson } from '#schemas/generated/contact-person.ts'
import type { CostLine } from '#schemas/generated/cost-line.ts'
import type { CostType } from '#schemas/generated/cost-type.ts'
import type { Country } from '#schemas/generated/country.ts'
import type { Court } from '#schemas/generated/court.ts'
import type { CourtFee } from '#schemas/generated/court-fee.ts'
import type { Customer } from '#schemas/generated/customer.ts'
import type { Debtor } from '#schemas/generated/debtor.ts'
import type { DebtorAddress } from '#schemas/generated/debtor-address.ts'
import type { DebtorContact } from '#schemas/generated/debtor-contact.ts'
import type { DialerBlacklist } from '#schemas/generated/dialer-blacklist.ts'
import type { Dispute } from '#schemas/generated/dispute.ts'
import type { Document } from '#schemas/generated/document.ts'
import type { DueDiligence } from '#schemas/generated/due-diligence.ts'
import type { EmailClassification } from '#schemas/generated/email-classification.ts'
import type { EmailTemplate } from '#schemas/generated/email-template.ts'
import type { EmployeeGroup } from '#schemas/generated/employee-group.ts'
import type { ExtraCostDefinition } from '#schemas/generated/extra-cost-definition.ts'
import type { File } from '#schemas/generated/file.ts'
import type { FileLog } from '#schemas/generated/file-log.ts'
import type { FileLogType } from '#schemas/generated/file-log-type.ts'
import type { FileMerge } from '#schemas/generated/file-merge.ts'
import type { FileStatus } from '#schemas/generated/file-status.ts'
import type { Holiday } from '#schemas/generated/holiday.ts'
import type { ImportMapping } from '#schemas/generated/import-mapping.ts'
import type { IncomingEmail } from '#schemas/generated/incoming-email.ts'
import type { InsolvencyEvent } from '#schemas/generated/insolvency-event.ts'
import type { Instalment } from '#schemas/generated/instalment.ts'
import type { InterestRate } from '#schemas/generated/interest-rate.ts'
import type { InterestSetting } from '#schemas/generated/interest-setting.ts'
import type { LegalType } from '#schemas/generated/legal-type.ts'
import type { Mailbox } from '#schemas/generated/mailbox.ts'
import type { Merchant } from '#schemas/generated/merchant.ts'
import type { Message } from '#schemas/generated/message.ts'
import type { MimeType } from '#schemas/generated/mime-type.ts'
import type { NewsItem } from '#schemas/generated/news-item.ts'
import type { Partner } from '#schemas/generated/partner.ts'
import type { Payment } from '#schemas/generated/payment.ts'
import type { PaymentDescription } from '#schemas/generated/payment-description.ts'
import type { PostMailTemplate } from '#schemas/generated/post-mail-template.ts'
import type { Precasso } from '#schemas/generated/precasso.ts'
import type { ProcessingItem } from '#schemas/generated/processing-item.ts'
import type { ProcessingRun } from '#schemas/generated/processing-run.ts'
import type { Representative } from '#schemas/generated/representative.ts'
import type { Salutation } from '#schemas/generated/salutation.ts'
import type { SavedView } from '#schemas/generated/saved-view.ts'
import type { ScheduledSend } from '#schemas/generated/scheduled-send.ts'
import type { SharedInfo } from '#schemas/generated/shared-info.ts'
import type { SmsTemplate } from '#schemas/generated/sms-template.ts'
import type { SubpoenaSalary } from '#schemas/generated/subpoena-salary.ts'
import type { SubpoenaTemplate } from '#schemas/generated/subpoena-template.ts'
import type { Tag } from '#schemas/generated/tag.ts'
import type { Team } from '#schemas/generated/team.ts'
import type { TemplateVariable } from '#schemas/generated/template-variable.ts'
import type { User } from '#schemas/generated/user.ts'
import type { Webhook } from '#schemas/generated/webhook.ts'
import type { Workflow } from '#schemas/generated/workflow.ts'
import type { WorkflowStep } from '#schemas/generated/workflow-step.ts'
import type { WriteOff } from '#schemas/generated/write-off.ts'

export type MenuItem = {
  name: string
  icon: string
  link: string
  children: MenuItem[]
  granted: boolean
  opened: boolean
  counted?: number
}

export type GlobalSetting = {
  key: string
  group: string
  type: 'line' | 'lines' | 'integer' | 'boolean' | 'date' | 'time' | 'choice' | 'money' | 'secret'
  title: string
  help?: string
  value: string | number | boolean | string[] | null
  fallback: string | number | boolean | string[] | null
  isSet: boolean
  changedAt: string | null
  changedBy: {
    id: number
    name: string | null
  } | null
  minimum?: unknown
  maximum?: unknown
  maxLength?: number
  choices?: {
    value: string
    title: string
  }[]
}

export type CourtCosts = {
  day: string
  court: 'cantonal' | 'district'
  needsLawyer: boolean
  summons: number | null
  fee: number | null
  salary: number | null
  perPoint: number | null
  points: number
  total: number | null
  afterCosts: number | null
  afterCostsWhenServed: number | null
  exceedsClaim: boolean
  tables: {
    summons?: string
    fee?: string
    salary?: string
  }
}

export type ChangeableText = {
  key: string
  area: string
  guard: 'settings' | 'super-admin' | 'nobody'
  texts: {
    nl: {
      original: string | null
      changed: string | null
      changedAt?: string
      changedBy?: string | null
    }
    en: {
      original: string | null
      changed: string | null
      changedAt?: string
      changedBy?: string | null
    }
    fr: {
      original: string | null
      changed: string | null
      changedAt?: string
      changedBy?: string | null
    }
  }
}

/** What a call that no schema gives answers, by method and path. */
export type Answers = {
  GET: {
    '/api/customer/search': {
      items: {
        id: Customer['id']
        company?: Customer['company']
        parent?: Customer['parent']
        _path?: {
          id: number
        }[]
      }[]
      similar?: true
    }
    '/api/v3/account-manager/get-option-list': {
      items: {
        id: number
        name: string
      }[]
    }
    '/api/v3/case-manager/get-option-list': {
      items: {
        id: number
        name: string
      }[]
    }
    '/api/v3/file-agenda/get-subjects-list': {
      items: {
        id: number
        name: string
        code?: string
        priority?: string | null
        defaultDays?: number | null
      }[]
    }
    '/api/v3/translate/get': {
      [k: string]: unknown
    }
    '/api/v3/user/get': {
      id: number
      username: string
      email?: string
      name: string
      acl: string[]
      customerIds: number[]
      team?: number | null
      locale: 'nl' | 'en' | 'fr'
      impersonator?: {
        id?: number
        name?: string
      } | null
      hasSecondFactor?: boolean
      mustEnrol?: boolean
      preferences?: {
        [k: string]: unknown
      }
      heldSince?: string | null
    }
    '/api/v4/acl': {
      roles: {
        role: string
        area: string
      }[]
      groups: {
        id: number
        name: string
        code: string
        active: boolean
        members: number
        roles: string[]
      }[]
    }
    '/api/v4/acl/role/{role}': {
      role: string
      groups: {
        id: number
        name: string
        code: string
        active: boolean
        members: number
        roles: string[]
      }[]
      users: {
        id: number
        name: string
        username: string
        active: boolean
        own: boolean
        group: {
          id: number
          name: string
        } | null
      }[]
    }
    '/api/v4/acl/users': {
      items: {
        id: number
        name: string
        username: string
        active: boolean
        own: number
        group?: string | null
      }[]
    }
    '/api/v4/acl/{id}': {
      kind: 'group' | 'user'
      id: number
      name: string
      active: boolean
      _version: number
      own: string[]
      inherited: string[]
      effective: {
        role: string
        origins: ('own' | 'group')[]
      }[]
      group: {
        id: number
        name: string
      } | null
      members: number
    }
    '/api/v4/address-surveillance/facets': {
      items: {
        debtor?: {
          value: unknown
          count: number
        }[]
        file?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        provider?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        result?: {
          value: unknown
          count: number
        }[]
        newCountry?: {
          value: unknown
          count: number
        }[]
        decidedBy?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        debtor?: number
        file?: number
        customer?: number
        provider?: number
        status?: number
        result?: number
        newCountry?: number
        decidedBy?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/address-surveillance/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          newHouseNumber?: number
          cost?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/advance-definition/facets': {
      items: {
        formula?: {
          value: unknown
          count: number
        }[]
        askAt?: {
          value: unknown
          count: number
        }[]
        refundable?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        formula?: number
        askAt?: number
        refundable?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/advance-definition/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          amount?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/agenda-subject/facets': {
      items: {
        department?: {
          value: unknown
          count: number
        }[]
        priority?: {
          value: unknown
          count: number
        }[]
        dialer?: {
          value: unknown
          count: number
        }[]
        selectable?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        department?: number
        priority?: number
        dialer?: number
        selectable?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/agenda-subject/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          defaultDays?: number
          position?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/agenda/counts': {
      total: number
      overdue: number
      mine: number
      subjects: {
        id: number
        name: string
        department: string | null
        total: number
        overdue: number
        mine: number
      }[]
      teams: {
        id: number | null
        name: string
        total: number
        overdue: number
        mine: number
      }[]
    }
    '/api/v4/agenda/day': {
      warnings: string[]
    }
    '/api/v4/agenda/facets': {
      items: {
        file?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        subject?: {
          value: unknown
          count: number
        }[]
        assignedTo?: {
          value: unknown
          count: number
        }[]
        team?: {
          value: unknown
          count: number
        }[]
        priority?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        doneBy?: {
          value: unknown
          count: number
        }[]
        takenBy?: {
          value: unknown
          count: number
        }[]
        source?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        file?: number
        customer?: number
        subject?: number
        assignedTo?: number
        team?: number
        priority?: number
        status?: number
        doneBy?: number
        takenBy?: number
        source?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/agenda/filter-statuses': {
      items: {
        id: string
        name: string
      }[]
    }
    '/api/v4/agenda/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          attempts?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/agenda/subjects': {
      items: {
        id: number
        name: string
        code?: string
        priority?: string | null
        defaultDays?: number | null
      }[]
    }
    '/api/v4/allocation-template/facets': {
      items: {
        phase?: {
          value: unknown
          count: number
        }[]
        respectDesignation?: {
          value: unknown
          count: number
        }[]
        mostOnerousFirst?: {
          value: unknown
          count: number
        }[]
        oldestFirst?: {
          value: unknown
          count: number
        }[]
        bailiffCostsFirst?: {
          value: unknown
          count: number
        }[]
        isDefault?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        phase?: number
        respectDesignation?: number
        mostOnerousFirst?: number
        oldestFirst?: number
        bailiffCostsFirst?: number
        isDefault?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/allocation-template/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/api-alert-rule/facets': {
      items: {
        metric?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        metric?: number
        customer?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/api-alert-rule/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          threshold?: number
          windowMinutes?: number
          minimumCalls?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/api-client/facets': {
      items: {
        customer?: {
          value: unknown
          count: number
        }[]
        keyMadeBy?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        customer?: number
        keyMadeBy?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/api-client/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          rateLimit?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/api-client/without-maker': {
      items: {
        id: number
        name: string
        company: string
        maker: string | null
      }[]
    }
    '/api/v4/api-doc/closing-reasons': {
      items: {
        code: string
        group?: string
        name: string
        description: string | null
        success: boolean
      }[]
    }
    '/api/v4/api-doc/file-statuses': {
      items: {
        code: number
        apiCode?: string | null
        phase?: string
        name: string
        description: string | null
        success: boolean
      }[]
    }
    '/api/v4/api-log/facets': {
      items: {
        customer?: {
          value: unknown
          count: number
        }[]
        apiClient?: {
          value: unknown
          count: number
        }[]
        type?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        customer?: number
        apiClient?: number
        type?: number
      }
      more?: string[]
    }
    '/api/v4/api-log/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          status?: number
          durationMs?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/api-log/monitoring': {
      from: string
      until: string
      step: number
      total: {
        calls: number
        errors: number
        p50: number | null
        p95: number | null
      }
      points: {
        at: string
        calls: number
        errors: number
        p50: number | null
        p95: number | null
      }[]
      customers: {
        customer: {
          id: number
          company: string
        } | null
        calls: number
        errors: number
        p50: number | null
        p95: number | null
      }[]
      endpoints: {
        key: string
        calls: number
        errors: number
        p50: number | null
        p95: number | null
      }[]
      statuses: {
        key: string
        calls: number
        errors: number
        p50: number | null
        p95: number | null
      }[]
      failures: {
        key: string
        calls: number
        errors: number
        p50: number | null
        p95: number | null
      }[]
      addresses: {
        key: string
        calls: number
        errors: number
        p50: number | null
        p95: number | null
      }[]
    }
    '/api/v4/api-log/{id}/exchange': {
      request: string
      response: string
    }
    '/api/v4/arrangement/facets': {
      items: {
        file?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        requestedBy?: {
          value: unknown
          count: number
        }[]
        frequency?: {
          value: unknown
          count: number
        }[]
        interestFrozen?: {
          value: unknown
          count: number
        }[]
        method?: {
          value: unknown
          count: number
        }[]
        coversAll?: {
          value: unknown
          count: number
        }[]
        decidedBy?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        file?: number
        customer?: number
        status?: number
        requestedBy?: number
        frequency?: number
        interestFrozen?: number
        method?: number
        coversAll?: number
        decidedBy?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/arrangement/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          total?: {
            amount: number
            currency: string
          }[]
          downPayment?: {
            amount: number
            currency: string
          }[]
          instalmentAmount?: {
            amount: number
            currency: string
          }[]
          terms?: number
          toleranceDays?: number
          reminderDays?: number
          toleranceAmount?: {
            amount: number
            currency: string
          }[]
          paidAmount?: {
            amount: number
            currency: string
          }[]
          rest?: {
            amount: number
            currency: string
          }[]
          afterPayment?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/bailiff-tariff/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          amount?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/bailiff/facets': {
      items: {
        transport?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        transport?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/bailiff/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/bank-account/facets': {
      items: {
        kind?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        kind?: number
        customer?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/bank-account/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/bot-check': {
      kind: 'altcha' | 'recaptcha' | 'off'
      challenge?: {
        [k: string]: unknown
      }
      siteKey?: string
    }
    '/api/v4/bulk-run/{id}': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/bulk-run/{id}/records': {
      items: {
        place: number
        entity: string
        recordId: number | null
        title: string | null
        outcome: 'change' | 'same' | 'refused' | 'changed' | 'undone' | 'kept'
        changes: {
          property: string
          before: unknown
          after: unknown
        }[]
        errors: string[]
        line: number | null
        cells: {
          header: string
          value: string | null
          text: string
        }[]
        isNew: boolean
      }[]
      total: number
    }
    '/api/v4/bulk-run/{id}/usage': {
      items: {
        entity: string
        property: string
        inverse?: string
        count: number
        more?: true
        onDelete?: 'unlinked' | 'deleted'
      }[]
    }
    '/api/v4/bulk-runs/facets': {
      items: {
        createdBy?: {
          value: unknown
          count: number
        }[]
        state?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        createdBy?: number
        state?: number
      }
      more?: string[]
    }
    '/api/v4/bulk-runs/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          total?: number
          checked?: number
          done?: number
          changed?: number
          same?: number
          refused?: number
          undone?: number
          kept?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/claim/facets': {
      items: {
        file?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        type?: {
          value: unknown
          count: number
        }[]
        credited?: {
          value: unknown
          count: number
        }[]
        limitationCategory?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        file?: number
        customer?: number
        type?: number
        credited?: number
        limitationCategory?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/claim/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          amount?: {
            amount: number
            currency: string
          }[]
          openAmount?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/client-api-plugin/facets': {
      items: {
        customer?: {
          value: unknown
          count: number
        }[]
        deprecated?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        customer?: number
        deprecated?: number
      }
      more?: string[]
    }
    '/api/v4/client-api-plugin/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          calls24h?: number
          calls30d?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/client-cost-template/facets': {
      items: {
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        active?: number
      }
      more?: string[]
    }
    '/api/v4/client-cost-template/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/close-reason/facets': {
      items: {
        group?: {
          value: unknown
          count: number
        }[]
        success?: {
          value: unknown
          count: number
        }[]
        requiresNote?: {
          value: unknown
          count: number
        }[]
        requiresZeroBalance?: {
          value: unknown
          count: number
        }[]
        commissionDue?: {
          value: unknown
          count: number
        }[]
        visibleToClient?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        group?: number
        success?: number
        requiresNote?: number
        requiresZeroBalance?: number
        commissionDue?: number
        visibleToClient?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/close-reason/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          position?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/complaint/facets': {
      items: {
        channel?: {
          value: unknown
          count: number
        }[]
        complainant?: {
          value: unknown
          count: number
        }[]
        language?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        category?: {
          value: unknown
          count: number
        }[]
        handler?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        outcome?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        channel?: number
        complainant?: number
        language?: number
        customer?: number
        category?: number
        handler?: number
        status?: number
        outcome?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/complaint/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/complaint/report': {
      year: number
      years: number[]
      total: number
      byCategory: {
        value: string | null
        count: number
      }[]
      byOutcome: {
        value: string | null
        count: number
      }[]
      byChannel: {
        value: string | null
        count: number
      }[]
      byMonth: number[]
      confirmed: {
        inTime: number
        late: number
        open: number
      }
      answered: {
        inTime: number
        late: number
        open: number
      }
      averageDays: number | null
    }
    '/api/v4/contact-person/facets': {
      items: {
        customer?: {
          value: unknown
          count: number
        }[]
        salutation?: {
          value: unknown
          count: number
        }[]
        gender?: {
          value: unknown
          count: number
        }[]
        department?: {
          value: unknown
          count: number
        }[]
        language?: {
          value: unknown
          count: number
        }[]
        portalAccess?: {
          value: unknown
          count: number
        }[]
        user?: {
          value: unknown
          count: number
        }[]
        receivesReports?: {
          value: unknown
          count: number
        }[]
        receivesInvoices?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        customer?: number
        salutation?: number
        gender?: number
        department?: number
        language?: number
        portalAccess?: number
        user?: number
        receivesReports?: number
        receivesInvoices?: number
        active?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/contact-person/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/cost-line/facets': {
      items: {
        file?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        costType?: {
          value: unknown
          count: number
        }[]
        chargeTo?: {
          value: unknown
          count: number
        }[]
        source?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        file?: number
        customer?: number
        costType?: number
        chargeTo?: number
        source?: number
        status?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/cost-line/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          amount?: {
            amount: number
            currency: string
          }[]
          vatAmount?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/cost-type/facets': {
      items: {
        category?: {
          value: unknown
          count: number
        }[]
        chargeTo?: {
          value: unknown
          count: number
        }[]
        legalLimit?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        category?: number
        chargeTo?: number
        legalLimit?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/cost-type/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          defaultAmount?: {
            amount: number
            currency: string
          }[]
          allocationOrder?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/country/facets': {
      items: {
        isEea?: {
          value: unknown
          count: number
        }[]
        isSepa?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        isEea?: number
        isSepa?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/country/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/court-fee/facets': {
      items: {
        courtType?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        courtType?: number
      }
      more?: string[]
    }
    '/api/v4/court-fee/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          band?: number
          upTo?: {
            amount: number
            currency: string
          }[]
          legalPerson?: {
            amount: number
            currency: string
          }[]
          naturalPerson?: {
            amount: number
            currency: string
          }[]
          indigent?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/court/facets': {
      items: {
        type?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        type?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/court/find': {
      items: {
        id: number
        name: string
        type: string
        district: string | null
        visitCity: string | null
      }[]
    }
    '/api/v4/court/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/customer/facets': {
      items: {
        legalForm?: {
          value: unknown
          count: number
        }[]
        vatDeductible?: {
          value: unknown
          count: number
        }[]
        payoutFrequency?: {
          value: unknown
          count: number
        }[]
        netWithInvoice?: {
          value: unknown
          count: number
        }[]
        language?: {
          value: unknown
          count: number
        }[]
        accountManager?: {
          value: unknown
          count: number
        }[]
        caseManager?: {
          value: unknown
          count: number
        }[]
        team?: {
          value: unknown
          count: number
        }[]
        parent?: {
          value: unknown
          count: number
        }[]
        legalType?: {
          value: unknown
          count: number
        }[]
        clientCostTemplate?: {
          value: unknown
          count: number
        }[]
        costRegime?: {
          value: unknown
          count: number
        }[]
        interestType?: {
          value: unknown
          count: number
        }[]
        interestPer?: {
          value: unknown
          count: number
        }[]
        interestCompounding?: {
          value: unknown
          count: number
        }[]
        sends14DayLetter?: {
          value: unknown
          count: number
        }[]
        legalConsent?: {
          value: unknown
          count: number
        }[]
        mergeMode?: {
          value: unknown
          count: number
        }[]
        dueDiligenceStatus?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        legalForm?: number
        vatDeductible?: number
        payoutFrequency?: number
        netWithInvoice?: number
        language?: number
        accountManager?: number
        caseManager?: number
        team?: number
        parent?: number
        legalType?: number
        clientCostTemplate?: number
        costRegime?: number
        interestType?: number
        interestPer?: number
        interestCompounding?: number
        sends14DayLetter?: number
        legalConsent?: number
        mergeMode?: number
        dueDiligenceStatus?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/customer/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          paymentTermDays?: number
          payoutMinimum?: {
            amount: number
            currency: string
          }[]
          contractualMinimum?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/customer/number': {
      number: string
    }
    '/api/v4/debtor-address/facets': {
      items: {
        debtor?: {
          value: unknown
          count: number
        }[]
        type?: {
          value: unknown
          count: number
        }[]
        country?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        source?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        debtor?: number
        type?: number
        country?: number
        status?: number
        source?: number
      }
      more?: string[]
    }
    '/api/v4/debtor-address/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          houseNumber?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/debtor-contact/facets': {
      items: {
        debtor?: {
          value: unknown
          count: number
        }[]
        kind?: {
          value: unknown
          count: number
        }[]
        preferred?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        source?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        debtor?: number
        kind?: number
        preferred?: number
        status?: number
        source?: number
      }
      more?: string[]
    }
    '/api/v4/debtor-contact/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/debtor/facets': {
      items: {
        kind?: {
          value: unknown
          count: number
        }[]
        salutation?: {
          value: unknown
          count: number
        }[]
        gender?: {
          value: unknown
          count: number
        }[]
        legalForm?: {
          value: unknown
          count: number
        }[]
        language?: {
          value: unknown
          count: number
        }[]
        representative?: {
          value: unknown
          count: number
        }[]
        doNotCall?: {
          value: unknown
          count: number
        }[]
        doNotEmail?: {
          value: unknown
          count: number
        }[]
        vulnerable?: {
          value: unknown
          count: number
        }[]
        insolvencyStatus?: {
          value: unknown
          count: number
        }[]
        mergedInto?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        kind?: number
        salutation?: number
        gender?: number
        legalForm?: number
        language?: number
        representative?: number
        doNotCall?: number
        doNotEmail?: number
        vulnerable?: number
        insolvencyStatus?: number
        mergedInto?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/debtor/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/debtor/match': {
      items: {
        id: number
        number: string | null
        name: string | null
        kind: 'private' | 'company'
        city: string | null
        score: number
        reasons: ('kvk' | 'name_birth_date' | 'email' | 'phone' | 'address' | 'name')[]
        files: number
        openFiles: number
      }[]
    }
    '/api/v4/debtor/summary': {
      items: {
        id: number
        city: string | null
        files: number
        openFiles: number
        outstanding: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }[]
        states: {
          state: string
          files: number
          outstanding: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }[]
        }[]
      }[]
    }
    '/api/v4/debtor/{id}/merges': {
      items: {
        id: number
        merged: {
          id: number
          number: string | null
          name: string | null
        }
        mergedAt: string
        mergedBy: string | null
        moved: number
      }[]
    }
    '/api/v4/dialer-blacklist/check': {
      phone: string
      blocked: boolean
      reason?: string
      from?: string | null
      until?: string | null
    }
    '/api/v4/dialer-blacklist/facets': {
      items: {
        reason?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        reason?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/dialer-blacklist/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/dispute/facets': {
      items: {
        file?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        kind?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        answeredBy?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        file?: number
        customer?: number
        kind?: number
        status?: number
        answeredBy?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/dispute/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/document/facets': {
      items: {
        file?: {
          value: unknown
          count: number
        }[]
        precasso?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        log?: {
          value: unknown
          count: number
        }[]
        kind?: {
          value: unknown
          count: number
        }[]
        direction?: {
          value: unknown
          count: number
        }[]
        channel?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        visibleToClient?: {
          value: unknown
          count: number
        }[]
        visibleToDebtor?: {
          value: unknown
          count: number
        }[]
        decidedBy?: {
          value: unknown
          count: number
        }[]
        sentWith?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        file?: number
        precasso?: number
        customer?: number
        log?: number
        kind?: number
        direction?: number
        channel?: number
        status?: number
        visibleToClient?: number
        visibleToDebtor?: number
        decidedBy?: number
        sentWith?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/document/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          size?: number
          pages?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/due-diligence/facets': {
      items: {
        customer?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        risk?: {
          value: unknown
          count: number
        }[]
        reviewer?: {
          value: unknown
          count: number
        }[]
        decidedBy?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        customer?: number
        status?: number
        risk?: number
        reviewer?: number
        decidedBy?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/due-diligence/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/email-classification/facets': {
      items: {
        action?: {
          value: unknown
          count: number
        }[]
        agendaSubject?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        action?: number
        agendaSubject?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/email-classification/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          position?: number
          judged?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/email-import/facets': {
      items: {
        mailbox?: {
          value: unknown
          count: number
        }[]
        kind?: {
          value: unknown
          count: number
        }[]
        suggestedFile?: {
          value: unknown
          count: number
        }[]
        suggestedBy?: {
          value: unknown
          count: number
        }[]
        file?: {
          value: unknown
          count: number
        }[]
        log?: {
          value: unknown
          count: number
        }[]
        team?: {
          value: unknown
          count: number
        }[]
        classification?: {
          value: unknown
          count: number
        }[]
        proposed?: {
          value: unknown
          count: number
        }[]
        acted?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        handledBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        mailbox?: number
        kind?: number
        suggestedFile?: number
        suggestedBy?: number
        file?: number
        log?: number
        team?: number
        classification?: number
        proposed?: number
        acted?: number
        status?: number
        handledBy?: number
      }
      more?: string[]
    }
    '/api/v4/email-import/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/email-import/{id}/content': {
      text: string
      html: string | null
      thread: {
        id: number
        isOurs: boolean
        at: string
        from: string | null
        subject: string | null
      }[]
    }
    '/api/v4/email/template/facets': {
      items: {
        category?: {
          value: unknown
          count: number
        }[]
        type?: {
          value: unknown
          count: number
        }[]
        destination?: {
          value: unknown
          count: number
        }[]
        fileType?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
        updatedBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        category?: number
        type?: number
        destination?: number
        fileType?: number
        customer?: number
        active?: number
        updatedBy?: number
      }
      more?: string[]
    }
    '/api/v4/email/template/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/email/variable/facets': {
      items: {
        category?: {
          value: unknown
          count: number
        }[]
        type?: {
          value: unknown
          count: number
        }[]
        format?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        updatedBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        category?: number
        type?: number
        format?: number
        customer?: number
        updatedBy?: number
      }
      more?: string[]
    }
    '/api/v4/email/variable/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/email/variable/used': {
      [k: string]: number
    }
    '/api/v4/email/variable/{id}/templates': {
      items: {
        [k: string]: unknown
      }[]
    }
    '/api/v4/employee-group/facets': {
      items: {
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        active?: number
      }
      more?: string[]
    }
    '/api/v4/employee-group/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/export-job/facets': {
      items: {
        createdBy?: {
          value: unknown
          count: number
        }[]
        type?: {
          value: unknown
          count: number
        }[]
        columns?: {
          value: unknown
          count: number
        }[]
        format?: {
          value: unknown
          count: number
        }[]
        state?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        createdBy?: number
        type?: number
        columns?: number
        format?: number
        state?: number
      }
      more?: string[]
    }
    '/api/v4/export-job/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          total?: number
          done?: number
          rows?: number
          size?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/extra-cost-definition/facets': {
      items: {
        costType?: {
          value: unknown
          count: number
        }[]
        pricing?: {
          value: unknown
          count: number
        }[]
        chargeTo?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        costType?: number
        pricing?: number
        chargeTo?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/extra-cost-definition/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          amount?: {
            amount: number
            currency: string
          }[]
          approvalAbove?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/file-log-type/facets': {
      items: {
        category?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        category?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/file-log-type/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          position?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/file-log/facets': {
      items: {
        file?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        user?: {
          value: unknown
          count: number
        }[]
        category?: {
          value: unknown
          count: number
        }[]
        type?: {
          value: unknown
          count: number
        }[]
        channel?: {
          value: unknown
          count: number
        }[]
        visibleToClient?: {
          value: unknown
          count: number
        }[]
        callResult?: {
          value: unknown
          count: number
        }[]
        dataChangeStatus?: {
          value: unknown
          count: number
        }[]
        termFrequency?: {
          value: unknown
          count: number
        }[]
        arrangement?: {
          value: unknown
          count: number
        }[]
        household?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        file?: number
        customer?: number
        user?: number
        category?: number
        type?: number
        channel?: number
        visibleToClient?: number
        callResult?: number
        dataChangeStatus?: number
        termFrequency?: number
        arrangement?: number
        household?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/file-log/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          termAmount?: {
            amount: number
            currency: string
          }[]
          capacity?: {
            amount: number
            currency: string
          }[]
          seizureFree?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/file-merge/facets': {
      items: {
        lead?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        debtor?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        undoneBy?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        lead?: number
        customer?: number
        debtor?: number
        status?: number
        undoneBy?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/file-merge/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          claims?: number
          costsBefore?: {
            amount: number
            currency: string
          }[]
          costsAfter?: {
            amount: number
            currency: string
          }[]
          outstandingBefore?: {
            amount: number
            currency: string
          }[]
          outstandingAfter?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/file-status/facets': {
      items: {
        phase?: {
          value: unknown
          count: number
        }[]
        visibleToClient?: {
          value: unknown
          count: number
        }[]
        success?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        phase?: number
        visibleToClient?: number
        success?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/file-status/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          code?: number
          position?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/file/document-types': {
      items: {
        mimeType: string
        extensions: string[]
        maxSizeMb: number
      }[]
    }
    '/api/v4/file/exact': {
      id: number | null
    }
    '/api/v4/file/facets': {
      items: {
        customer?: {
          value: unknown
          count: number
        }[]
        merchant?: {
          value: unknown
          count: number
        }[]
        debtor?: {
          value: unknown
          count: number
        }[]
        fileType?: {
          value: unknown
          count: number
        }[]
        legalType?: {
          value: unknown
          count: number
        }[]
        phase?: {
          value: unknown
          count: number
        }[]
        fileStatus?: {
          value: unknown
          count: number
        }[]
        workflowStatus?: {
          value: unknown
          count: number
        }[]
        workflow?: {
          value: unknown
          count: number
        }[]
        workflowStep?: {
          value: unknown
          count: number
        }[]
        team?: {
          value: unknown
          count: number
        }[]
        caseManager?: {
          value: unknown
          count: number
        }[]
        accountManager?: {
          value: unknown
          count: number
        }[]
        currency?: {
          value: unknown
          count: number
        }[]
        language?: {
          value: unknown
          count: number
        }[]
        source?: {
          value: unknown
          count: number
        }[]
        fourteenDayState?: {
          value: unknown
          count: number
        }[]
        disputed?: {
          value: unknown
          count: number
        }[]
        arrangementActive?: {
          value: unknown
          count: number
        }[]
        insolvent?: {
          value: unknown
          count: number
        }[]
        closeReason?: {
          value: unknown
          count: number
        }[]
        mergedInto?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        customer?: number
        merchant?: number
        debtor?: number
        fileType?: number
        legalType?: number
        phase?: number
        fileStatus?: number
        workflowStatus?: number
        workflow?: number
        workflowStep?: number
        team?: number
        caseManager?: number
        accountManager?: number
        currency?: number
        language?: number
        source?: number
        fourteenDayState?: number
        disputed?: number
        arrangementActive?: number
        insolvent?: number
        closeReason?: number
        mergedInto?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/file/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          principal?: {
            amount: number
            currency: string
          }[]
          interest?: {
            amount: number
            currency: string
          }[]
          collectionCosts?: {
            amount: number
            currency: string
          }[]
          courtCosts?: {
            amount: number
            currency: string
          }[]
          otherCosts?: {
            amount: number
            currency: string
          }[]
          paid?: {
            amount: number
            currency: string
          }[]
          overpayment?: {
            amount: number
            currency: string
          }[]
          outstanding?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/file/last-visited': {
      items: {
        id: number
        visitedAt: string
        number: string | null
        debtor: {
          [k: string]: unknown
        } | null
        customer: {
          [k: string]: unknown
        } | null
        phase: string | null
        fileStatus: {
          [k: string]: unknown
        } | null
        workflowStatus: string | null
        outstanding: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        } | null
      }[]
    }
    '/api/v4/file/logs/types': {
      items: {
        [k: string]: unknown
      }[]
    }
    '/api/v4/file/logs/{id}': {
      id: number
      attachments: {
        id: number
        name: string
        mimeType: string | null
        size: number | null
        visibleToClient: boolean
      }[]
      mayEdit: boolean
      current?: {
        email: string | null
        phone: string | null
        street: string | null
        houseNumber: string | null
        houseExtension: string | null
        postcode: string | null
        city: string | null
        iban: string | null
        language: string | null
      } | null
      outdated?: number[]
      [k: string]: unknown
    }
    '/api/v4/file/{id}/agenda': {
      items: {
        [k: string]: unknown
      }[]
      total: number
    }
    '/api/v4/file/{id}/agenda-histories': {
      items: {
        id: number
        item: number
        at: string
        user: {
          id: number | null
          name: string
        } | null
        action: string
        from: {
          [k: string]: unknown
        }
        to: {
          [k: string]: unknown
        }
        note: string | null
      }[]
    }
    '/api/v4/file/{id}/balance': {
      on: string
      principal: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      interest: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      collectionCosts: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      courtCosts: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      otherCosts: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      paid: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      overpayment: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      outstanding: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      interestPerDay: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      explanation: {
        text: string
        amount: number | null
        article: string | null
        day: string
        parts: {
          principal?: number
          interest?: number
          collectionCosts?: number
          courtCosts?: number
          otherCosts?: number
          paid?: number
          overpayment?: number
        }
      }[]
    }
    '/api/v4/file/{id}/entries': {
      items: {
        id: number
        kind: 'claim' | 'credit' | 'cost' | 'interest' | 'payment' | 'allocation' | 'refund' | 'write_off'
        day: string
        bookedOn: string
        reverses: number | null
        reversedBy: number | null
        record: number | null
        amount: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        postings: {
          account: string
          claim: number | null
          number: string | null
          amount: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
        }[]
      }[]
      total: number
    }
    '/api/v4/file/{id}/interest': {
      on: string
      interest: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      segments: {
        claim: number
        number: string
        from: string
        to: string
        days: number
        rate: string
        base: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        amount: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        type: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
        article: string | null
      }[]
    }
    '/api/v4/file/{id}/interest-setting': {
      items: {
        id: number
        claim: number | null
        type: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
        rate: string | null
        per: 'year' | 'month' | null
        surcharge: string | null
        compounding: 'annual' | 'monthly' | 'none' | null
        from: string | null
        until: string | null
        version: number
        number: string | null
        reason: string
      }[]
      basis: string
    }
    '/api/v4/file/{id}/logs': {
      items: {
        id: number
        attachments: {
          id: number
          name: string
          mimeType: string | null
          size: number | null
          visibleToClient: boolean
        }[]
        mayEdit: boolean
        [k: string]: unknown
      }[]
      pager: {
        pages: {
          total: number
        }
      }
      total: number
    }
    '/api/v4/file/{id}/logs/data': {
      current: {
        email: string | null
        phone: string | null
        street: string | null
        houseNumber: string | null
        houseExtension: string | null
        postcode: string | null
        city: string | null
        iban: string | null
        language: string | null
      }
    }
    '/api/v4/file/{id}/page': {
      balance: {
        on: string
        principal: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interest: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        collectionCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        courtCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        otherCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        paid: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        overpayment: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        outstanding: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interestPerDay: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        explanation: {
          text: string
          amount: number | null
          article: string | null
          day: string
          parts: {
            principal?: number
            interest?: number
            collectionCosts?: number
            courtCosts?: number
            otherCosts?: number
            paid?: number
            overpayment?: number
          }
        }[]
      }
      flags: {
        name: string
        tone: 'neutral' | 'info' | 'success' | 'warning' | 'error'
        text: string
      }[]
      next: {
        name: string
        day: string | null
        text: string
      }[]
      debtor: {
        id: number
        number: string | null
        name: string
        kind: 'private' | 'company'
        birthDate: string | null
        kvkNumber: string | null
        language: string | null
        doNotCall: boolean
        doNotEmail: boolean
        vulnerable: boolean
        deceasedAt: string | null
        protection: string | null
        protectedUntil: string | null
        contacts: {
          id: number
          kind: 'email' | 'phone' | 'mobile'
          value: string
          preferred: boolean
          status: string | null
          blocked: boolean
        }[]
        addresses: {
          type: string | null
          lines: string[]
          country: string | null
          status: string | null
        }[]
        representative: {
          name: string
          kind: string
          organisation: string | null
          email: string | null
          phone: string | null
          reference: string | null
        } | null
      } | null
      client: {
        email: string | null
        phone: string | null
        legalConsent: string | null
        costRegime: string | null
        sends14DayLetter: boolean
        language: string | null
        commission: string | null
        contacts: {
          name: string
          jobTitle: string | null
          email: string | null
          phone: string | null
        }[]
      }
      counts: {
        claims: number
        payments: number
        costs: number | null
        arrangements: number
        disputes: number
        otherFiles: number | null
      }
      payTo: string | null
    }
    '/api/v4/file/{id}/timeline': {
      items: {
        key: string
        group: 'money' | 'letters' | 'disputes' | 'arrangements' | 'log' | 'state' | 'changes'
        kind: string
        day: string
        at: string | null
        by: string | null
        text: string
        detail: string | null
        amount: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        } | null
        isReversed: boolean
        entity: string
        record: number
        changes: {
          property: string
          from?: unknown
          to?: unknown
        }[]
      }[]
      total: number
    }
    '/api/v4/file/{id}/workflow': {
      workflow: {
        id: number
        name: string
      } | null
      step: {
        id: number
        name: string
      } | null
      actionType: string | null
      dueAt: string | null
      waits: boolean
      would: {
        result: 'done' | 'held' | 'skipped' | 'failed'
        hold: string | null
        note: string | null
        nextStep: {
          id: number
          name: string
        } | null
        nextDueAt: string | null
      } | null
      steps: {
        id: number
        name: string
        actionType: string
        active: boolean
      }[]
      history: {
        id: number
        step: {
          id: number
          name: string
        }
        plannedFor: string
        executedAt: string | null
        result: 'done' | 'held' | 'skipped' | 'failed'
        hold: string | null
        note: string | null
        message: number | null
        costLine: number | null
        agendaItem: number | null
      }[]
    }
    '/api/v4/holiday/facets': {
      items: {
        country?: {
          value: unknown
          count: number
        }[]
        isStatutory?: {
          value: unknown
          count: number
        }[]
        isBankHoliday?: {
          value: unknown
          count: number
        }[]
        isContactFree?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        country?: number
        isStatutory?: number
        isBankHoliday?: number
        isContactFree?: number
      }
      more?: string[]
    }
    '/api/v4/holiday/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/import-job/facets': {
      items: {
        type?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        mapping?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        format?: {
          value: unknown
          count: number
        }[]
        contentGone?: {
          value: unknown
          count: number
        }[]
        merge?: {
          value: unknown
          count: number
        }[]
        start?: {
          value: unknown
          count: number
        }[]
        partly?: {
          value: unknown
          count: number
        }[]
        locale?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        type?: number
        customer?: number
        mapping?: number
        status?: number
        format?: number
        contentGone?: number
        merge?: number
        start?: number
        partly?: number
        locale?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/import-job/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          size?: number
          rowsTotal?: number
          rowsChecked?: number
          rowsOk?: number
          rowsFailed?: number
          rowsDuplicate?: number
          rowsImported?: number
          rowsUndone?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/import-job/{id}/progress': {
      id: number
      name: string
      type: string
      customer: {
        id: number
        company: string
      }
      status: string
      format: string | null
      mapping: number | null
      reason: string | null
      sentBy: string | null
      createdAt: string | null
      contentGone: boolean
      attachments: number
      options: {
        merge: boolean
        start: string
        startOn: string | null
        partly: boolean
      }
      counts: {
        total: number
        checked: number
        ok: number
        failed: number
        duplicate: number
        imported: number
        undone: number
      }
      columns: {
        header: string
        to: string | null
        sample: string
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
      }[]
      missing: string[]
      same: {
        id: number
        name: string
      } | null
      made: {
        entity: string
        count: number
      }[]
    }
    '/api/v4/import-job/{id}/rows': {
      items: {
        place: number
        rowNumber: number
        status: 'ok' | 'warning' | 'error' | 'duplicate' | 'imported' | 'skipped'
        errors: {
          column: string | null
          value: string | null
          rule: string
          text: string
        }[]
        data: {
          [k: string]: unknown
        }
        result: {
          entity: string
          id: number
          title: string | null
        } | null
      }[]
      total: number
    }
    '/api/v4/import-mapping/facets': {
      items: {
        type?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        dateOrder?: {
          value: unknown
          count: number
        }[]
        decimal?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        type?: number
        customer?: number
        dateOrder?: number
        decimal?: number
        active?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/import-mapping/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/import-row/facets': {
      items: {
        job?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        job?: number
        customer?: number
        status?: number
      }
      more?: string[]
    }
    '/api/v4/import-row/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          rowNumber?: number
          place?: number
          together?: number
          resultId?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/import/{id}': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/insolvency-event/facets': {
      items: {
        debtor?: {
          value: unknown
          count: number
        }[]
        kind?: {
          value: unknown
          count: number
        }[]
        court?: {
          value: unknown
          count: number
        }[]
        representative?: {
          value: unknown
          count: number
        }[]
        blocksCollection?: {
          value: unknown
          count: number
        }[]
        stopsInterest?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        debtor?: number
        kind?: number
        court?: number
        representative?: number
        blocksCollection?: number
        stopsInterest?: number
        status?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/insolvency-event/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/instalment/facets': {
      items: {
        arrangement?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        change?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        arrangement?: number
        customer?: number
        status?: number
        change?: number
      }
      more?: string[]
    }
    '/api/v4/instalment/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          sequence?: number
          amount?: {
            amount: number
            currency: string
          }[]
          paidAmount?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/interest-rate/facets': {
      items: {
        type?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        type?: number
      }
      more?: string[]
    }
    '/api/v4/interest-rate/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/interest-rate/newest': {
      effectiveFrom: string | null
      isOld: boolean
    }
    '/api/v4/interest-setting/facets': {
      items: {
        file?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        claim?: {
          value: unknown
          count: number
        }[]
        type?: {
          value: unknown
          count: number
        }[]
        per?: {
          value: unknown
          count: number
        }[]
        compounding?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        file?: number
        customer?: number
        claim?: number
        type?: number
        per?: number
        compounding?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/interest-setting/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/interruption-event/facets': {
      items: {
        claim?: {
          value: unknown
          count: number
        }[]
        file?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        kind?: {
          value: unknown
          count: number
        }[]
        payment?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        claim?: number
        file?: number
        customer?: number
        kind?: number
        payment?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/interruption-event/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/jobs': {
      kinds?: {
        kind?: string
        schedule?: string | null
        lastAt?: string | null
        lastState?: 'completed' | 'failed' | null
        nextAt?: string | null
        due?: number
        later?: number
        active?: number
      }[]
      running?: {
        id?: string
        kind?: string
        startedAt?: string
        attempt?: number
        done?: number | null
        total?: number | null
        errors?: number | null
      }[]
      failed?: {
        id?: string
        kind?: string
        failedAt?: string
        tries?: number
        error?: string
        data?: string
        done?: number | null
        total?: number | null
        errors?: number | null
      }[]
      failedCount?: number
    }
    '/api/v4/legal-type/facets': {
      items: {
        country?: {
          value: unknown
          count: number
        }[]
        defaultInterestType?: {
          value: unknown
          count: number
        }[]
        statutoryCosts?: {
          value: unknown
          count: number
        }[]
        limitationCategory?: {
          value: unknown
          count: number
        }[]
        defaultPhase?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        country?: number
        defaultInterestType?: number
        statutoryCosts?: number
        limitationCategory?: number
        defaultPhase?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/legal-type/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          position?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/mail': {
      items: {
        id: number
        createdAt: string
        recipient: string
        subject: string
        body: string
        state: 'queued' | 'sent' | 'kept' | 'failed' | 'unknown'
        problem?: string | null
      }[]
    }
    '/api/v4/mailbox/facets': {
      items: {
        security?: {
          value: unknown
          count: number
        }[]
        afterwards?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        security?: number
        afterwards?: number
        active?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/mailbox/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          port?: number
          lastUid?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/menu/all': {
      items: MenuItem[]
    }
    '/api/v4/menu/user': {
      items: MenuItem[]
    }
    '/api/v4/merchant/facets': {
      items: {
        client?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        client?: number
      }
      more?: string[]
    }
    '/api/v4/merchant/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/merge/candidates': {
      total: number
      items: {
        customer: {
          id: number
          company: string
        }
        reasons: ('debtor' | 'kvk' | 'name_birth_date' | 'email' | 'address')[]
        outstanding: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        files: {
          id: number
          number: string
          debtor: {
            id: number
            name: string | null
          }
          workflowStatus: string
          fourteenDayState: string
          receivedAt: string
          outstanding: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          collectionCosts: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
        }[]
      }[]
    }
    '/api/v4/message/facets': {
      items: {
        channel?: {
          value: unknown
          count: number
        }[]
        file?: {
          value: unknown
          count: number
        }[]
        precasso?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        debtor?: {
          value: unknown
          count: number
        }[]
        destination?: {
          value: unknown
          count: number
        }[]
        emailTemplate?: {
          value: unknown
          count: number
        }[]
        postMailTemplate?: {
          value: unknown
          count: number
        }[]
        smsTemplate?: {
          value: unknown
          count: number
        }[]
        language?: {
          value: unknown
          count: number
        }[]
        document?: {
          value: unknown
          count: number
        }[]
        step?: {
          value: unknown
          count: number
        }[]
        run?: {
          value: unknown
          count: number
        }[]
        isFourteenDayLetter?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        channel?: number
        file?: number
        precasso?: number
        customer?: number
        debtor?: number
        destination?: number
        emailTemplate?: number
        postMailTemplate?: number
        smsTemplate?: number
        language?: number
        document?: number
        step?: number
        run?: number
        isFourteenDayLetter?: number
        status?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/message/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          templateVersion?: number
          announcedCosts?: {
            amount: number
            currency: string
          }[]
          segments?: number
          cost?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/mime-type/facets': {
      items: {
        inlineAllowed?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        inlineAllowed?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/mime-type/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          maxSizeMb?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/news': {
      items: {
        id: number
        title: string
        content: string
        locale: string
        publishedAt: string
        pinned: boolean
        read: boolean
      }[]
      pager: {
        pages: {
          total: number
        }
      }
      total: number
    }
    '/api/v4/news-item/facets': {
      items: {
        pinned?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        pinned?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/news-item/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/office': {
      name?: string
      address: string[]
      links: {
        name: string
        url: string
      }[]
      email?: string
      phone?: string
      release?: string
      development: boolean
    }
    '/api/v4/outgoing': {
      heldSince: string | null
      letters: number
      calls: number
      unknown: {
        id: number
        createdAt: string
        recipient: string
        subject: string
        problem: string | null
        expired: boolean
      }[]
    }
    '/api/v4/partner/facets': {
      items: {
        kind?: {
          value: unknown
          count: number
        }[]
        fileFormat?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        kind?: number
        fileFormat?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/partner/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          fee?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/payment-description/facets': {
      items: {
        field?: {
          value: unknown
          count: number
        }[]
        kind?: {
          value: unknown
          count: number
        }[]
        action?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        field?: number
        kind?: number
        action?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/payment-description/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          priority?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/payment/facets': {
      items: {
        file?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        direction?: {
          value: unknown
          count: number
        }[]
        receivedBy?: {
          value: unknown
          count: number
        }[]
        method?: {
          value: unknown
          count: number
        }[]
        designatedClaim?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        file?: number
        customer?: number
        direction?: number
        receivedBy?: number
        method?: number
        designatedClaim?: number
        status?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/payment/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          amount?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/post-mail/template/facets': {
      items: {
        category?: {
          value: unknown
          count: number
        }[]
        type?: {
          value: unknown
          count: number
        }[]
        destination?: {
          value: unknown
          count: number
        }[]
        fileType?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        letterhead?: {
          value: unknown
          count: number
        }[]
        addressWindow?: {
          value: unknown
          count: number
        }[]
        signature?: {
          value: unknown
          count: number
        }[]
        duplex?: {
          value: unknown
          count: number
        }[]
        colour?: {
          value: unknown
          count: number
        }[]
        registered?: {
          value: unknown
          count: number
        }[]
        costType?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
        updatedBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        category?: number
        type?: number
        destination?: number
        fileType?: number
        customer?: number
        letterhead?: number
        addressWindow?: number
        signature?: number
        duplex?: number
        colour?: number
        registered?: number
        costType?: number
        active?: number
        updatedBy?: number
      }
      more?: string[]
    }
    '/api/v4/post-mail/template/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/precasso/facets': {
      items: {
        customer?: {
          value: unknown
          count: number
        }[]
        merchant?: {
          value: unknown
          count: number
        }[]
        debtor?: {
          value: unknown
          count: number
        }[]
        fileType?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        workflow?: {
          value: unknown
          count: number
        }[]
        workflowStep?: {
          value: unknown
          count: number
        }[]
        fourteenDayState?: {
          value: unknown
          count: number
        }[]
        branding?: {
          value: unknown
          count: number
        }[]
        language?: {
          value: unknown
          count: number
        }[]
        file?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        customer?: number
        merchant?: number
        debtor?: number
        fileType?: number
        status?: number
        workflow?: number
        workflowStep?: number
        fourteenDayState?: number
        branding?: number
        language?: number
        file?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/precasso/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          amount?: {
            amount: number
            currency: string
          }[]
          openAmount?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/processing-item/facets': {
      items: {
        run?: {
          value: unknown
          count: number
        }[]
        file?: {
          value: unknown
          count: number
        }[]
        precasso?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        step?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        holdReason?: {
          value: unknown
          count: number
        }[]
        assignedTo?: {
          value: unknown
          count: number
        }[]
        decidedBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        run?: number
        file?: number
        precasso?: number
        customer?: number
        step?: number
        status?: number
        holdReason?: number
        assignedTo?: number
        decidedBy?: number
      }
      more?: string[]
    }
    '/api/v4/processing-item/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/processing-run/facets': {
      items: {
        type?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        approvedBy?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        type?: number
        status?: number
        customer?: number
        approvedBy?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/processing-run/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          most?: number
          total?: number
          done?: number
          held?: number
          skipped?: number
          failed?: number
          batchPages?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/processing/monitoring': {
      items: {
        file: {
          id: number
          number: string
        }
        debtor: string | null
        customer: string | null
        outstanding: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        } | null
        since: string | null
        lastCheck: string | null
        reason: string | null
        limitationDate: string | null
      }[]
      total: number
    }
    '/api/v4/processing/preview': {
      items: {
        step: {
          id: number
          name: string
        }
        workflow: string
        actionType: string
        channel: 'email' | 'post' | 'sms' | null
        total: number
        ready: number
        held: {
          reason: string
          count: number
        }[]
        costs: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        } | null
      }[]
      total: number
    }
    '/api/v4/processing/preview/files': {
      items: {
        file: {
          id: number
          number: string
        }
        debtor: string | null
        outstanding: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        } | null
        wouldDo: string
        hold: string | null
        note: string | null
        nextStep: string | null
        nextDueAt: string | null
      }[]
      total: number
    }
    '/api/v4/representative/facets': {
      items: {
        kind?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        kind?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/representative/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/salutation/facets': {
      items: {
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        active?: number
      }
      more?: string[]
    }
    '/api/v4/salutation/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          position?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/saved-view/facets': {
      items: {
        audience?: {
          value: unknown
          count: number
        }[]
        team?: {
          value: unknown
          count: number
        }[]
        role?: {
          value: unknown
          count: number
        }[]
        first?: {
          value: unknown
          count: number
        }[]
        counted?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        audience?: number
        team?: number
        role?: number
        first?: number
        counted?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/saved-view/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/scheduled-send/facets': {
      items: {
        type?: {
          value: unknown
          count: number
        }[]
        workflow?: {
          value: unknown
          count: number
        }[]
        step?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
        lastRun?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        type?: number
        workflow?: number
        step?: number
        customer?: number
        active?: number
        lastRun?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/scheduled-send/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          maxItems?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/setting': {
      items: GlobalSetting[]
      groups: {
        name: string
        title: string
      }[]
    }
    '/api/v4/setting/history': {
      items: {
        id: number
        at: string
        by: {
          id: number
          name: string | null
        } | null
        onBehalfOf: {
          id: number
          name: string | null
        } | null
        from: string | number | boolean | string[] | null
        to: string | number | boolean | string[] | null
      }[]
      total: number
    }
    '/api/v4/shared-info/facets': {
      items: {
        hasPassword?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        hasLink?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        hasPassword?: number
        status?: number
        hasLink?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/shared-info/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          maxViews?: number
          viewCount?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/shared-info/view/{token}': {
      state: 'open'
      title: string
      content: string
      validUntil: string
    } | {
      state: 'locked' | 'expired' | 'revoked' | 'used' | 'unknown'
    }
    '/api/v4/sms/template/facets': {
      items: {
        category?: {
          value: unknown
          count: number
        }[]
        type?: {
          value: unknown
          count: number
        }[]
        destination?: {
          value: unknown
          count: number
        }[]
        fileType?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        linkAllowed?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
        updatedBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        category?: number
        type?: number
        destination?: number
        fileType?: number
        customer?: number
        linkAllowed?: number
        active?: number
        updatedBy?: number
      }
      more?: string[]
    }
    '/api/v4/sms/template/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/subpoena-salary/calculate': CourtCosts
    '/api/v4/subpoena-salary/facets': {
      items: {
        kind?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        kind?: number
      }
      more?: string[]
    }
    '/api/v4/subpoena-salary/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          band?: number
          upTo?: {
            amount: number
            currency: string
          }[]
          amountPerPoint?: {
            amount: number
            currency: string
          }[]
          maxPoints?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/subpoena-template/facets': {
      items: {
        legalType?: {
          value: unknown
          count: number
        }[]
        courtType?: {
          value: unknown
          count: number
        }[]
        fileType?: {
          value: unknown
          count: number
        }[]
        language?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
        updatedBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        legalType?: number
        courtType?: number
        fileType?: number
        language?: number
        active?: number
        updatedBy?: number
      }
      more?: string[]
    }
    '/api/v4/subpoena-template/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/tag/facets': {
      items: {
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        active?: number
      }
      more?: string[]
    }
    '/api/v4/tag/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/team/facets': {
      items: {
        manager?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        manager?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/team/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          maxOpenItems?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/template-variable': {
      items: {
        [k: string]: unknown
      }[]
    }
    '/api/v4/texts': {
      items: ChangeableText[]
      pager: {
        pages: {
          total: number
        }
      }
      total: number
      areas: string[]
    }
    '/api/v4/texts/missing': {
      items: {
        locale: 'nl' | 'en' | 'fr'
        key: string
        page: string
        firstSeenAt: string
        lastSeenAt: string
        times: number
      }[]
      total: number
    }
    '/api/v4/users/csrf': {
      token: string
    }
    '/api/v4/users/facets': {
      items: {
        salutation?: {
          value: unknown
          count: number
        }[]
        gender?: {
          value: unknown
          count: number
        }[]
        kind?: {
          value: unknown
          count: number
        }[]
        department?: {
          value: unknown
          count: number
        }[]
        employeeGroup?: {
          value: unknown
          count: number
        }[]
        team?: {
          value: unknown
          count: number
        }[]
        onlyTeam?: {
          value: unknown
          count: number
        }[]
        locale?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        salutation?: number
        gender?: number
        kind?: number
        department?: number
        employeeGroup?: number
        team?: number
        onlyTeam?: number
        locale?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/users/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/users/me/drafts': {
      items: {
        entity: string
        record: number | null
        at: string
      }[]
    }
    '/api/v4/users/me/drafts/{entity}/{record}': {
      draft: {
        at: string
        values: {
          [k: string]: unknown
        }
        base: {
          [k: string]: unknown
        }
      } | null
    }
    '/api/v4/users/me/second-factor': {
      isOn: boolean
      recoveryCodes: number
    }
    '/api/v4/users/me/sessions': {
      items: {
        id: string
        device: string
        address: string
        startedAt: string
        lastSeenAt: string
        isCurrent: boolean
        impersonator?: string | null
      }[]
    }
    '/api/v4/users/preferences': {
      [k: string]: unknown
    }
    '/api/v4/users/switch/{id}': {
      id: number
      username: string
      email?: string
      name: string
      acl: string[]
      customerIds: number[]
      team?: number | null
      locale: 'nl' | 'en' | 'fr'
      impersonator?: {
        id?: number
        name?: string
      } | null
      hasSecondFactor?: boolean
      mustEnrol?: boolean
      preferences?: {
        [k: string]: unknown
      }
      heldSince?: string | null
    }
    '/api/v4/users/{id}/state': {
      lockedUntil: string | null
      hasPassword: boolean
      hasSecondFactor: boolean
      isWithinRank: boolean
    }
    '/api/v4/webhook-delivery/facets': {
      items: {
        webhook?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        problem?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        webhook?: number
        customer?: number
        status?: number
        problem?: number
      }
      more?: string[]
    }
    '/api/v4/webhook-delivery/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          attempts?: number
          httpStatus?: number
          durationMs?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/webhook-delivery/{id}/exchange': {
      request: string
      response?: string | null
    }
    '/api/v4/webhook/facets': {
      items: {
        customer?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
        lastStatus?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        customer?: number
        active?: number
        lastStatus?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/webhook/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/workflow-execution/facets': {
      items: {
        file?: {
          value: unknown
          count: number
        }[]
        precasso?: {
          value: unknown
          count: number
        }[]
        workflow?: {
          value: unknown
          count: number
        }[]
        step?: {
          value: unknown
          count: number
        }[]
        run?: {
          value: unknown
          count: number
        }[]
        result?: {
          value: unknown
          count: number
        }[]
        holdReason?: {
          value: unknown
          count: number
        }[]
        message?: {
          value: unknown
          count: number
        }[]
        costLine?: {
          value: unknown
          count: number
        }[]
        agendaItem?: {
          value: unknown
          count: number
        }[]
        by?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        file?: number
        precasso?: number
        workflow?: number
        step?: number
        run?: number
        result?: number
        holdReason?: number
        message?: number
        costLine?: number
        agendaItem?: number
        by?: number
      }
      more?: string[]
    }
    '/api/v4/workflow-execution/groups': {
      items: {
        value: unknown
        count: number
      }[]
      total: number
      more?: true
    }
    '/api/v4/workflow-step/facets': {
      items: {
        workflow?: {
          value: unknown
          count: number
        }[]
        actionType?: {
          value: unknown
          count: number
        }[]
        emailTemplate?: {
          value: unknown
          count: number
        }[]
        postMailTemplate?: {
          value: unknown
          count: number
        }[]
        smsTemplate?: {
          value: unknown
          count: number
        }[]
        fallbackChannel?: {
          value: unknown
          count: number
        }[]
        destination?: {
          value: unknown
          count: number
        }[]
        agendaSubject?: {
          value: unknown
          count: number
        }[]
        costType?: {
          value: unknown
          count: number
        }[]
        newPhase?: {
          value: unknown
          count: number
        }[]
        newFileStatus?: {
          value: unknown
          count: number
        }[]
        delayBasis?: {
          value: unknown
          count: number
        }[]
        nextStep?: {
          value: unknown
          count: number
        }[]
        elseStep?: {
          value: unknown
          count: number
        }[]
        stopOnPayment?: {
          value: unknown
          count: number
        }[]
        requiresApproval?: {
          value: unknown
          count: number
        }[]
        isFourteenDayLetter?: {
          value: unknown
          count: number
        }[]
        addsCollectionCosts?: {
          value: unknown
          count: number
        }[]
        active?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        workflow?: number
        actionType?: number
        emailTemplate?: number
        postMailTemplate?: number
        smsTemplate?: number
        fallbackChannel?: number
        destination?: number
        agendaSubject?: number
        costType?: number
        newPhase?: number
        newFileStatus?: number
        delayBasis?: number
        nextStep?: number
        elseStep?: number
        stopOnPayment?: number
        requiresApproval?: number
        isFourteenDayLetter?: number
        addsCollectionCosts?: number
        active?: number
      }
      more?: string[]
    }
    '/api/v4/workflow-step/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          sequence?: number
          delayDays?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/workflow/facets': {
      items: {
        previous?: {
          value: unknown
          count: number
        }[]
        category?: {
          value: unknown
          count: number
        }[]
        phase?: {
          value: unknown
          count: number
        }[]
        fileType?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        legalType?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        previous?: number
        category?: number
        phase?: number
        fileType?: number
        customer?: number
        legalType?: number
        status?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/workflow/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          revision?: number
        }
      }[]
      total: number
      more?: true
    }
    '/api/v4/workflow/{id}/course': {
      steps: {
        step: number
        files: number
        due: number
      }[]
      ended: number
      warnings: {
        step: number
        kind: string
        stops: boolean
        other?: number
      }[]
      revisions: {
        id: number
        revision: number
        status: 'draft' | 'active' | 'retired'
        activatedAt: string | null
        files: number
      }[]
    }
    '/api/v4/workflow/{workflow}/step/{id}': {
      [k: string]: unknown
    }
    '/api/v4/write-off/facets': {
      items: {
        file?: {
          value: unknown
          count: number
        }[]
        customer?: {
          value: unknown
          count: number
        }[]
        component?: {
          value: unknown
          count: number
        }[]
        status?: {
          value: unknown
          count: number
        }[]
        createdBy?: {
          value: unknown
          count: number
        }[]
      }
      rest?: {
        file?: number
        customer?: number
        component?: number
        status?: number
        createdBy?: number
      }
      more?: string[]
    }
    '/api/v4/write-off/groups': {
      items: {
        value: unknown
        count: number
        totals?: {
          amount?: {
            amount: number
            currency: string
          }[]
        }
      }[]
      total: number
      more?: true
    }
    '/health': {
      ok: boolean
      writes?: 'readOnly' | 'diskFull'
    }
  }
  POST: {
    '/api/customer/reset-password': {
      message?: string
      username?: string
    }
    '/api/v4/address-surveillance/accept': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/address-surveillance/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/address-surveillance/import': {
      signalled: number
      unchanged: number
      bad: {
        line: number
        reason: string
      }[]
    }
    '/api/v4/address-surveillance/reject': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/address-surveillance/stop': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/address-surveillance/{id}/accept': AddressSurveillance
    '/api/v4/address-surveillance/{id}/reject': AddressSurveillance
    '/api/v4/address-surveillance/{id}/stop': AddressSurveillance
    '/api/v4/address-surveillance/{id}/undo': AddressSurveillance
    '/api/v4/advance-definition/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/advance-definition/{id}/undo': AdvanceDefinition
    '/api/v4/agenda-subject/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/agenda-subject/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/agenda-subject/{id}/undo': AgendaSubject
    '/api/v4/agenda/archive': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/agenda/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/agenda/cancel': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/agenda/case-manager': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/agenda/change-date': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
      warnings: string[]
    }
    '/api/v4/agenda/entries': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/agenda/finish': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/agenda/reopen': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/agenda/reset-dialer-threshold': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/agenda/update-file': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/agenda/workflow': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/agenda/{id}/archive': AgendaItem
    '/api/v4/agenda/{id}/cancel': AgendaItem
    '/api/v4/agenda/{id}/finish': AgendaItem
    '/api/v4/agenda/{id}/release': AgendaItem
    '/api/v4/agenda/{id}/reopen': AgendaItem
    '/api/v4/agenda/{id}/take': AgendaItem
    '/api/v4/agenda/{id}/undo': AgendaItem
    '/api/v4/allocation-template/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/allocation-template/{id}/undo': AllocationTemplate
    '/api/v4/api-alert-rule/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/api-alert-rule/{id}/undo': ApiAlertRule
    '/api/v4/api-client/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/api-client/deactivate': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/api-client/{id}/activate': ApiClient
    '/api/v4/api-client/{id}/deactivate': ApiClient
    '/api/v4/api-client/{id}/key': {
      key: string
    }
    '/api/v4/api-client/{id}/undo': ApiClient
    '/api/v4/arrangement/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/arrangement/{id}/accept': Arrangement
    '/api/v4/arrangement/{id}/addTerm': Arrangement
    '/api/v4/arrangement/{id}/break': Arrangement
    '/api/v4/arrangement/{id}/cancel': Arrangement
    '/api/v4/arrangement/{id}/finish': Arrangement
    '/api/v4/arrangement/{id}/propose': Arrangement
    '/api/v4/arrangement/{id}/reject': Arrangement
    '/api/v4/arrangement/{id}/resume': Arrangement
    '/api/v4/arrangement/{id}/undo': Arrangement
    '/api/v4/bailiff-tariff/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/bailiff-tariff/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/bailiff-tariff/{id}/undo': BailiffTariff
    '/api/v4/bailiff/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/bailiff/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/bailiff/{id}/undo': Bailiff
    '/api/v4/bank-account/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/bank-account/{id}/undo': BankAccount
    '/api/v4/bulk-run/{id}/start': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/bulk-run/{id}/stop': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/bulk-run/{id}/undo': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/calculation/allocation': {
      lines: {
        key: string
        component: 'court_costs' | 'collection_costs' | 'interest' | 'principal'
        amount: number
      }[]
      overpayment: number
      explanation: {
        text: string
        amount: number | null
        article: string | null
      }[]
    }
    '/api/v4/calculation/arrangement': {
      instalments: {
        date: string
        amount: number
      }[]
      explanation: {
        text: string
        amount: number | null
        article: string | null
      }[]
    }
    '/api/v4/calculation/collection-costs': {
      net: number
      vat: number
      total: number
      bands: {
        from: number
        to: number
        rate: string
        amount: number
      }[]
      explanation: {
        text: string
        amount: number | null
        article: string | null
      }[]
    }
    '/api/v4/calculation/contact-window': {
      allowed: boolean
      next: string
      explanation: {
        text: string
        amount: number | null
        article: string | null
      }[]
    }
    '/api/v4/calculation/court-costs': {
      summons: number
      courtFee: number
      salary: number | null
      total: number
      afterCosts: number
      exceedsClaim: boolean
      explanation: {
        text: string
        amount: number | null
        article: string | null
      }[]
    }
    '/api/v4/calculation/fourteen-day-letter': {
      delivered: string
      termFirst: string
      termLast: string
      termLastExtended: string
      costsFrom: string
      explanation: {
        text: string
        amount: number | null
        article: string | null
      }[]
    }
    '/api/v4/calculation/instalment-costs': {
      items: {
        dueDate: string
        base: number
        costs: number
      }[]
      total: number
      explanation: {
        text: string
        amount: number | null
        article: string | null
      }[]
    }
    '/api/v4/calculation/interest': {
      segments: {
        claim: number
        from: string
        to: string
        days: number
        rate: string
        base: number
        amount: number
      }[]
      interest: number
      claims: {
        open: number
        interest: number
      }[]
      costsOpen: number
      due: number
      overpayment: number
      explanation: {
        text: string
        amount: number | null
        article: string | null
      }[]
    }
    '/api/v4/calculation/limitation': {
      date: string
      barred: boolean
      explanation: {
        text: string
        amount: number | null
        article: string | null
      }[]
    }
    '/api/v4/calculation/payment-reference': {
      reference: string
      valid: boolean
      explanation: {
        text: string
        amount: number | null
        article: string | null
      }[]
    }
    '/api/v4/calculation/term-end': {
      date: string
      explanation: {
        text: string
        amount: number | null
        article: string | null
      }[]
    }
    '/api/v4/claim/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/claim/{id}/undo': Claim
    '/api/v4/client-cost-template/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/client-cost-template/{id}/undo': ClientCostTemplate
    '/api/v4/close-reason/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/close-reason/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/close-reason/{id}/undo': CloseReason
    '/api/v4/complaint/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/complaint/close': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/complaint/investigate': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/complaint/{id}/answer': Complaint
    '/api/v4/complaint/{id}/close': Complaint
    '/api/v4/complaint/{id}/confirm': Complaint
    '/api/v4/complaint/{id}/escalate': Complaint
    '/api/v4/complaint/{id}/investigate': Complaint
    '/api/v4/complaint/{id}/undo': Complaint
    '/api/v4/contact-person/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/contact-person/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/contact-person/{id}/undo': ContactPerson
    '/api/v4/cost-line/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/cost-line/{id}/reverse': CostLine
    '/api/v4/cost-type/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/cost-type/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/cost-type/{id}/undo': CostType
    '/api/v4/country/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/country/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/country/{id}/undo': Country
    '/api/v4/court-fee/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/court-fee/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/court-fee/{id}/undo': CourtFee
    '/api/v4/court/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/court/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/court/{id}/undo': Court
    '/api/v4/customer/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/customer/check': {
      items: {
        id: number
        number: string
        company: string
        city?: string | null
        active: boolean
        why: ('kvkNumber' | 'iban' | 'name')[]
      }[]
    }
    '/api/v4/customer/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/customer/intake': {
      id: number
    }
    '/api/v4/customer/{id}/undo': Customer
    '/api/v4/debtor-address/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/debtor-address/{id}/undo': DebtorAddress
    '/api/v4/debtor-contact/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/debtor-contact/{id}/undo': DebtorContact
    '/api/v4/debtor/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/debtor/merge/{id}/undo': {
      kept: number
      merged: number
      moved: number
    }
    '/api/v4/debtor/{id}/insolvency': {
      id: number
      kind: 'bankruptcy' | 'wsnp' | 'suspension_of_payments' | 'moratorium' | 'shv_arrangement' | 'shv_intake' | 'curatele' | 'bewind' | 'deceased' | 'vow'
      startDate: string
      endDate: string | null
      blocksCollection: boolean
      stopsInterest: boolean
      suspended: {
        id: number
        number: string | null
        customer: string
        arrangement: boolean
      }[]
      others: {
        id: number
        number: string | null
        customer: string
        arrangement: boolean
        outcome: 'waits' | 'monitored' | 'closed'
        reason: string
      }[]
    }
    '/api/v4/debtor/{id}/insolvency/preview': {
      kind: 'bankruptcy' | 'wsnp' | 'suspension_of_payments' | 'moratorium' | 'shv_arrangement' | 'shv_intake' | 'curatele' | 'bewind' | 'deceased' | 'vow'
      startDate: string
      endDate: string | null
      blocksCollection: boolean
      stopsInterest: boolean
      suspended: {
        id: number
        number: string | null
        customer: string
        arrangement: boolean
      }[]
      others: {
        id: number
        number: string | null
        customer: string
        arrangement: boolean
        outcome: 'waits' | 'monitored' | 'closed'
        reason: string
      }[]
    }
    '/api/v4/debtor/{id}/insolvency/{event}/end': {
      id: number
      kind: 'bankruptcy' | 'wsnp' | 'suspension_of_payments' | 'moratorium' | 'shv_arrangement' | 'shv_intake' | 'curatele' | 'bewind' | 'deceased' | 'vow'
      startDate: string
      endDate: string | null
      blocksCollection: boolean
      stopsInterest: boolean
      status: 'active' | 'ended'
    }
    '/api/v4/debtor/{id}/merge': {
      id: number
      moved: number
    }
    '/api/v4/debtor/{id}/merge/preview': {
      moves: {
        entity: string
        property: string
        count: number
      }[]
      differs: {
        property: string
        kept: unknown
        merged: unknown
      }[]
      suspends: number
    }
    '/api/v4/debtor/{id}/undo': Debtor
    '/api/v4/dialer-blacklist/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/dialer-blacklist/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/dialer-blacklist/paste': {
      added: number
      lines: {
        line: number
        typed: string
        phone: string | null
        outcome: 'added' | 'known' | 'repeated' | 'invalid'
      }[]
    }
    '/api/v4/dialer-blacklist/{id}/undo': DialerBlacklist
    '/api/v4/dispute/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/dispute/{id}/answer': Dispute
    '/api/v4/dispute/{id}/ask': Dispute
    '/api/v4/dispute/{id}/grant': Dispute
    '/api/v4/dispute/{id}/reject': Dispute
    '/api/v4/dispute/{id}/undo': Dispute
    '/api/v4/dispute/{id}/withdraw': Dispute
    '/api/v4/document/approve': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/document/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/document/markSent': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/document/reject': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/document/{id}/approve': Document
    '/api/v4/document/{id}/markSent': Document
    '/api/v4/document/{id}/reject': Document
    '/api/v4/document/{id}/undo': Document
    '/api/v4/due-diligence/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/due-diligence/review': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/due-diligence/{id}/approve': DueDiligence
    '/api/v4/due-diligence/{id}/reject': DueDiligence
    '/api/v4/due-diligence/{id}/reopen': DueDiligence
    '/api/v4/due-diligence/{id}/review': DueDiligence
    '/api/v4/due-diligence/{id}/undo': DueDiligence
    '/api/v4/email-classification/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/email-classification/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/email-classification/{id}/undo': EmailClassification
    '/api/v4/email-import/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/email-import/classify': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/email-import/finish': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/email-import/ignore': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/email-import/link': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/email-import/markSpam': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/email-import/reopen': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/email-import/{id}/agenda-item': {
      id: number
    }
    '/api/v4/email-import/{id}/classify': IncomingEmail
    '/api/v4/email-import/{id}/finish': IncomingEmail
    '/api/v4/email-import/{id}/ignore': IncomingEmail
    '/api/v4/email-import/{id}/link': IncomingEmail
    '/api/v4/email-import/{id}/markSpam': IncomingEmail
    '/api/v4/email-import/{id}/reopen': IncomingEmail
    '/api/v4/email-import/{id}/reply': {
      messageId: string
    }
    '/api/v4/email-import/{id}/unlink': IncomingEmail
    '/api/v4/email/template/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/email/template/{id}/copy': {
      id: number
    }
    '/api/v4/email/template/{id}/preview': {
      [k: string]: unknown
    }
    '/api/v4/email/template/{id}/test': {
      email: string
      isSent: boolean
    }
    '/api/v4/email/template/{id}/undo': EmailTemplate
    '/api/v4/email/variable/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/email/variable/{id}/undo': TemplateVariable
    '/api/v4/employee-group/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/employee-group/{id}/undo': EmployeeGroup
    '/api/v4/extra-cost-definition/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/extra-cost-definition/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/extra-cost-definition/{id}/undo': ExtraCostDefinition
    '/api/v4/file-log-type/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/file-log-type/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/file-log-type/{id}/undo': FileLogType
    '/api/v4/file-log/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/file-log/{id}/acceptChange': FileLog
    '/api/v4/file-log/{id}/rejectChange': FileLog
    '/api/v4/file-log/{id}/undo': FileLog
    '/api/v4/file-merge/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/file-merge/{id}/undo': FileMerge
    '/api/v4/file-status/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/file-status/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/file-status/{id}/undo': FileStatus
    '/api/v4/file/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/file/bulk/find': {
      ids: number[]
      unknown: string[]
      several: {
        text: string
        count: number
      }[]
    }
    '/api/v4/file/bulk/preview': {
      run: {
        id: number
        entity: string
        action: string
        state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
        total: number
        checked: number
        done: number
        counts: {
          [k: string]: number
        }
        added: number | null
        reasons: {
          text: string
          count: number
        }[]
        import: number | null
        mayUndo: boolean
        why: string | null
        stoppedBecause: string | null
        createdAt: string
        startedAt: string | null
        endedAt: string | null
      }
      unknown: string[]
      several: {
        text: string
        count: number
      }[]
    }
    '/api/v4/file/bulk/read': {
      rows: number
      columns: {
        header: string
        texts: string[]
        found: number
      }[]
    }
    '/api/v4/file/close': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/file/export/count': {
      files: number
      rows: number
    }
    '/api/v4/file/finish': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/file/logs': {
      id: number
      attachments: {
        id: number
        name: string
        mimeType: string | null
        size: number | null
        visibleToClient: boolean
      }[]
      mayEdit: boolean
      [k: string]: unknown
    }
    '/api/v4/file/logs/{id}/allow-term-payment': {
      id: number
      number: string
      total: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      instalments: {
        sequence: number
        dueDate: string
        amount: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
      }[]
      status: 'requested' | 'proposed' | 'active'
    }
    '/api/v4/file/logs/{id}/attachments': {
      items: {
        id: number
        name: string
        mimeType: string
        size: number
      }[]
    }
    '/api/v4/file/logs/{id}/income-expenses/{x}': {
      income: {
        kind: string
        amount: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
      }[]
      expenses: {
        kind: string
        amount: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
      }[]
      household: 'single' | 'single_parent' | 'couple' | 'couple_children' | null
      capacity: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      seizureFree: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      } | null
      amountsFrom: string | null
    }
    '/api/v4/file/monitor': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/file/pause': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/file/preview': {
      on: string
      totals: {
        principal: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interest: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interestPerDay: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        outstanding: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
      }
      costs: {
        net: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        vat: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        total: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        from: string | null
        needsLetter: boolean
      }
      letter: {
        state: 'not_needed' | 'none' | 'running' | 'expired_unpaid' | 'paid_in_time' | 'invalid'
        fault: 'beforeDefault' | 'amount' | null
        lawful: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        delivered: string | null
        termFirst: string | null
        termLast: string | null
        costsFrom: string | null
        explanation: {
          text: string
          amount: number | null
          article: string | null
        }[]
      }
      claims: ({
        interestFrom: string
        interest: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        limitationDate: string
        barred: boolean
      } | null)[]
      duplicates: {
        claim: number
        why: 'number' | 'amount' | 'twice'
        file: {
          id: number
          number: string
        } | null
      }[]
      joins: {
        file: number
        number: string
      } | null
      agreed: {
        company: string
        interestType: string
        interestRate: string | null
        interestPer: string | null
        costRegime: string
        contractualCosts: string | null
        contractualMinimum: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        } | null
        vatDeductible: boolean
        sends14DayLetter: boolean
        mergeMode: string
      } | null
      errors: {
        [k: string]: string[]
      }
    }
    '/api/v4/file/resume': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/file/start': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/file/suspend': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/file/{id}/agenda': {
      [k: string]: unknown
    }
    '/api/v4/file/{id}/allowCosts': File
    '/api/v4/file/{id}/arrangement': {
      id: number
      number: string
      total: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      instalments: {
        sequence: number
        dueDate: string
        amount: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
      }[]
    }
    '/api/v4/file/{id}/arrangement/preview': {
      outstanding: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      total: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      instalments: {
        sequence: number
        dueDate: string
        amount: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
      }[]
    }
    '/api/v4/file/{id}/claims': {
      id: number
      number: string
      claims: number[]
    }
    '/api/v4/file/{id}/close': File
    '/api/v4/file/{id}/collect': File
    '/api/v4/file/{id}/costs': {
      id: number
      amount: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      vatAmount: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
    }
    '/api/v4/file/{id}/documents': {
      items: {
        id: number
        name: string
        mimeType: string
        size: number
      }[]
    }
    '/api/v4/file/{id}/finish': File
    '/api/v4/file/{id}/interest-setting/calculate': {
      on: string
      before: {
        principal: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interest: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        collectionCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        courtCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        otherCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        paid: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        overpayment: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        outstanding: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interestPerDay: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        segments: {
          claim: number
          number: string
          from: string
          to: string
          days: number
          rate: string
          base: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          amount: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          type: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
          article: string | null
        }[]
      }
      after: {
        principal: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interest: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        collectionCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        courtCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        otherCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        paid: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        overpayment: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        outstanding: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interestPerDay: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        segments: {
          claim: number
          number: string
          from: string
          to: string
          days: number
          rate: string
          base: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          amount: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          type: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
          article: string | null
        }[]
      }
    }
    '/api/v4/file/{id}/message': {
      id: number
    }
    '/api/v4/file/{id}/message/preview': {
      hold: string | null
      note: string | null
      to: string | null
      language: string | null
      subject: string | null
      body: string | null
      segments: number | null
      leavesAt: string | null
      annexes: string[]
    }
    '/api/v4/file/{id}/monitor': File
    '/api/v4/file/{id}/pause': File
    '/api/v4/file/{id}/payments': {
      id: number
      allocation: {
        component: string
        claim: number | null
        amount: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
      }[]
      balance: {
        principal: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interest: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        collectionCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        courtCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        otherCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        paid: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        overpayment: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        outstanding: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interestPerDay: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
      }
    }
    '/api/v4/file/{id}/payments/preview': {
      allocation: {
        component: string
        claim: number | null
        amount: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
      }[]
      before: {
        principal: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interest: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        collectionCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        courtCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        otherCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        paid: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        overpayment: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        outstanding: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interestPerDay: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
      }
      after: {
        principal: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interest: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        collectionCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        courtCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        otherCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        paid: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        overpayment: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        outstanding: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interestPerDay: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
      }
      moved: {
        payment: number
        before: {
          component: string
          claim: number | null
          amount: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
        }[]
        after: {
          component: string
          claim: number | null
          amount: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
        }[]
      }[]
    }
    '/api/v4/file/{id}/reopen': File
    '/api/v4/file/{id}/rest': File
    '/api/v4/file/{id}/resume': File
    '/api/v4/file/{id}/start': File
    '/api/v4/file/{id}/suspend': File
    '/api/v4/file/{id}/undo': File
    '/api/v4/file/{id}/watch': File
    '/api/v4/file/{id}/workflow': {
      workflow: {
        id: number
        name: string
      } | null
      step: {
        id: number
        name: string
      } | null
      actionType: string | null
      dueAt: string | null
      waits: boolean
      would: {
        result: 'done' | 'held' | 'skipped' | 'failed'
        hold: string | null
        note: string | null
        nextStep: {
          id: number
          name: string
        } | null
        nextDueAt: string | null
      } | null
      steps: {
        id: number
        name: string
        actionType: string
        active: boolean
      }[]
      history: {
        id: number
        step: {
          id: number
          name: string
        }
        plannedFor: string
        executedAt: string | null
        result: 'done' | 'held' | 'skipped' | 'failed'
        hold: string | null
        note: string | null
        message: number | null
        costLine: number | null
        agendaItem: number | null
      }[]
    }
    '/api/v4/file/{id}/workflow/run': {
      workflow: {
        id: number
        name: string
      } | null
      step: {
        id: number
        name: string
      } | null
      actionType: string | null
      dueAt: string | null
      waits: boolean
      would: {
        result: 'done' | 'held' | 'skipped' | 'failed'
        hold: string | null
        note: string | null
        nextStep: {
          id: number
          name: string
        } | null
        nextDueAt: string | null
      } | null
      steps: {
        id: number
        name: string
        actionType: string
        active: boolean
      }[]
      history: {
        id: number
        step: {
          id: number
          name: string
        }
        plannedFor: string
        executedAt: string | null
        result: 'done' | 'held' | 'skipped' | 'failed'
        hold: string | null
        note: string | null
        message: number | null
        costLine: number | null
        agendaItem: number | null
      }[]
    }
    '/api/v4/file/{id}/write-offs': {
      id: number
    }
    '/api/v4/holiday/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/holiday/generate': {
      added: string[]
      known: string[]
    }
    '/api/v4/holiday/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/holiday/{id}/undo': Holiday
    '/api/v4/import-job/{id}/run': {
      id: number
      name: string
      type: string
      customer: {
        id: number
        company: string
      }
      status: string
      format: string | null
      mapping: number | null
      reason: string | null
      sentBy: string | null
      createdAt: string | null
      contentGone: boolean
      attachments: number
      options: {
        merge: boolean
        start: string
        startOn: string | null
        partly: boolean
      }
      counts: {
        total: number
        checked: number
        ok: number
        failed: number
        duplicate: number
        imported: number
        undone: number
      }
      columns: {
        header: string
        to: string | null
        sample: string
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
      }[]
      missing: string[]
      same: {
        id: number
        name: string
      } | null
      made: {
        entity: string
        count: number
      }[]
    }
    '/api/v4/import-job/{id}/undo': {
      id: number
      name: string
      type: string
      customer: {
        id: number
        company: string
      }
      status: string
      format: string | null
      mapping: number | null
      reason: string | null
      sentBy: string | null
      createdAt: string | null
      contentGone: boolean
      attachments: number
      options: {
        merge: boolean
        start: string
        startOn: string | null
        partly: boolean
      }
      counts: {
        total: number
        checked: number
        ok: number
        failed: number
        duplicate: number
        imported: number
        undone: number
      }
      columns: {
        header: string
        to: string | null
        sample: string
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
      }[]
      missing: string[]
      same: {
        id: number
        name: string
      } | null
      made: {
        entity: string
        count: number
      }[]
    }
    '/api/v4/import-job/{id}/validate': {
      id: number
      name: string
      type: string
      customer: {
        id: number
        company: string
      }
      status: string
      format: string | null
      mapping: number | null
      reason: string | null
      sentBy: string | null
      createdAt: string | null
      contentGone: boolean
      attachments: number
      options: {
        merge: boolean
        start: string
        startOn: string | null
        partly: boolean
      }
      counts: {
        total: number
        checked: number
        ok: number
        failed: number
        duplicate: number
        imported: number
        undone: number
      }
      columns: {
        header: string
        to: string | null
        sample: string
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
      }[]
      missing: string[]
      same: {
        id: number
        name: string
      } | null
      made: {
        entity: string
        count: number
      }[]
    }
    '/api/v4/import-mapping/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/import-mapping/{id}/undo': ImportMapping
    '/api/v4/import/{id}/check': {
      run: number
    }
    '/api/v4/insolvency-event/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/insolvency-event/{id}/end': InsolvencyEvent
    '/api/v4/insolvency-event/{id}/undo': InsolvencyEvent
    '/api/v4/instalment/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/instalment/{id}/postpone': Instalment
    '/api/v4/instalment/{id}/waive': Instalment
    '/api/v4/interest-rate/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/interest-rate/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/interest-rate/{id}/undo': InterestRate
    '/api/v4/interest-setting/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/interest-setting/{id}/undo': InterestSetting
    '/api/v4/interruption-event/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/jobs/{id}/again': {}
    '/api/v4/jobs/{id}/give-up': {}
    '/api/v4/legal-type/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/legal-type/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/legal-type/{id}/undo': LegalType
    '/api/v4/mailbox/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/mailbox/{id}/activate': Mailbox
    '/api/v4/mailbox/{id}/deactivate': Mailbox
    '/api/v4/mailbox/{id}/fetch': Mailbox
    '/api/v4/mailbox/{id}/undo': Mailbox
    '/api/v4/merchant/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/merchant/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/merchant/{id}/undo': Merchant
    '/api/v4/merge/preview': {
      lead: number
      suggested: number
      files: {
        id: number
        number: string
        receivedAt: string
        debtor: {
          id: number
          name: string | null
        }
        phase: string
        workflowStatus: string
        fourteenDayState: string
        claims: number
        refusals: string[]
        principal: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interest: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        collectionCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        courtCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        otherCosts: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        paid: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        overpayment: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        outstanding: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
        interestPerDay: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
      }[]
      outcome: {
        before: {
          principal: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          interest: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          collectionCosts: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          courtCosts: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          otherCosts: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          paid: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          overpayment: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          outstanding: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          interestPerDay: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
        }
        after: {
          principal: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          interest: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          collectionCosts: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          courtCosts: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          otherCosts: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          paid: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          overpayment: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          outstanding: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          interestPerDay: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
        }
        costs: {
          before: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          after: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          }
          base: {
            amount: number
            currency: 'EUR' | 'DKK' | 'GBP'
          } | null
          date: string | null
        }
        moves: {
          entity: string
          count: number
        }[]
      } | null
    }
    '/api/v4/merge/run': {
      id: number
      lead: number
      outstanding: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
    }
    '/api/v4/message/approve': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/message/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/message/cancel': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/message/delivery': {
      known: number
    }
    '/api/v4/message/retry': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/message/returnMail': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/message/{id}/approve': Message
    '/api/v4/message/{id}/cancel': Message
    '/api/v4/message/{id}/retry': Message
    '/api/v4/message/{id}/returnMail': Message
    '/api/v4/mime-type/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/mime-type/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/mime-type/{id}/undo': MimeType
    '/api/v4/news-item/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/news-item/{id}/undo': NewsItem
    '/api/v4/outgoing/discard': {}
    '/api/v4/outgoing/letter/{id}/again': {}
    '/api/v4/outgoing/letter/{id}/sent': {}
    '/api/v4/outgoing/release': {}
    '/api/v4/partner/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/partner/{id}/undo': Partner
    '/api/v4/payment-description/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/payment-description/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/payment-description/{id}/undo': PaymentDescription
    '/api/v4/payment/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/payment/{id}/reverse': Payment
    '/api/v4/post-mail/template/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/post-mail/template/{id}/copy': {
      id: number
    }
    '/api/v4/post-mail/template/{id}/undo': PostMailTemplate
    '/api/v4/precasso/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/precasso/pause': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/precasso/pay': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/precasso/resume': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/precasso/transfer': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/precasso/withdraw': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/precasso/{id}/close': Precasso
    '/api/v4/precasso/{id}/pause': Precasso
    '/api/v4/precasso/{id}/pay': Precasso
    '/api/v4/precasso/{id}/reopen': Precasso
    '/api/v4/precasso/{id}/resume': Precasso
    '/api/v4/precasso/{id}/transfer': Precasso
    '/api/v4/precasso/{id}/undo': Precasso
    '/api/v4/precasso/{id}/withdraw': Precasso
    '/api/v4/processing-item/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/processing-item/release': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/processing-item/retry': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/processing-item/skip': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/processing-item/{id}/release': ProcessingItem
    '/api/v4/processing-item/{id}/retry': ProcessingItem
    '/api/v4/processing-item/{id}/skip': ProcessingItem
    '/api/v4/processing-run/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/processing-run/{id}/approve': ProcessingRun
    '/api/v4/processing-run/{id}/cancel': ProcessingRun
    '/api/v4/processing-run/{id}/retry': ProcessingRun
    '/api/v4/processing-run/{id}/undo': ProcessingRun
    '/api/v4/processing/monitoring': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/representative/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/representative/{id}/undo': Representative
    '/api/v4/salutation/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/salutation/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/salutation/{id}/undo': Salutation
    '/api/v4/saved-view/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/saved-view/{id}/undo': SavedView
    '/api/v4/scheduled-send/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/scheduled-send/{id}/run': {
      run: number | null
      messages: number
    }
    '/api/v4/scheduled-send/{id}/undo': ScheduledSend
    '/api/v4/shared-info/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/shared-info/view/{token}/unlock': {
      state: 'open'
      title: string
      content: string
      validUntil: string
    } | {
      state: 'locked' | 'expired' | 'revoked' | 'used' | 'unknown'
    }
    '/api/v4/shared-info/{id}/link': {
      link: string
    }
    '/api/v4/shared-info/{id}/revoke': SharedInfo
    '/api/v4/shared-info/{id}/undo': SharedInfo
    '/api/v4/sms/template/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/sms/template/{id}/copy': {
      id: number
    }
    '/api/v4/sms/template/{id}/preview': {
      [k: string]: unknown
    }
    '/api/v4/sms/template/{id}/test': {
      email: string
      isSent: boolean
    }
    '/api/v4/sms/template/{id}/undo': SmsTemplate
    '/api/v4/subpoena-salary/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/subpoena-salary/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/subpoena-salary/{id}/undo': SubpoenaSalary
    '/api/v4/subpoena-template/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/subpoena-template/{id}/copy': {
      id: number
    }
    '/api/v4/subpoena-template/{id}/undo': SubpoenaTemplate
    '/api/v4/tag/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/tag/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/tag/{id}/undo': Tag
    '/api/v4/team/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/team/import': {
      id: number
      name: string
      rows: number
      columns: {
        header: string
        samples: string[]
        to: string | null
      }[]
      targets: {
        to: string
        title: string
        isRequired: boolean
        isKey: boolean
        type: string
      }[]
      isRemembered: boolean
    }
    '/api/v4/team/{id}/undo': Team
    '/api/v4/users/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/users/me/second-factor': {
      secret: string
      address: string
    }
    '/api/v4/users/me/second-factor/confirm': {
      recoveryCodes: string[]
    }
    '/api/v4/users/me/second-factor/recovery-codes': {
      recoveryCodes: string[]
    }
    '/api/v4/users/{id}/undo': User
    '/api/v4/webhook-delivery/{id}/replay': {
      id: number
    }
    '/api/v4/webhook/activate': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/webhook/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/webhook/deactivate': {
      done: number[]
      refused: {
        id: number
        errors: string[]
      }[]
    }
    '/api/v4/webhook/{id}/activate': Webhook
    '/api/v4/webhook/{id}/deactivate': Webhook
    '/api/v4/webhook/{id}/secret': {
      secret: string
    }
    '/api/v4/webhook/{id}/test': {
      status: 'delivered' | 'failed'
      httpStatus?: number | null
      durationMs?: number | null
      problem?: string | null
      eventId: string
      response?: string | null
    }
    '/api/v4/webhook/{id}/undo': Webhook
    '/api/v4/workflow-step/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/workflow-step/{id}/undo': WorkflowStep
    '/api/v4/workflow/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/workflow/{id}/activate': Workflow
    '/api/v4/workflow/{id}/move': {
      moved: number
      left: number
    }
    '/api/v4/workflow/{id}/restore': Workflow
    '/api/v4/workflow/{id}/retire': Workflow
    '/api/v4/workflow/{id}/revision': {
      id: number
      revision: number
    }
    '/api/v4/workflow/{id}/undo': Workflow
    '/api/v4/workflow/{workflow}/step': {
      [k: string]: unknown
    }
    '/api/v4/workflow/{workflow}/step/order': {
      ids: number[]
    }
    '/api/v4/workflow/{workflow}/step/{id}/preview': {
      file: {
        id: number
        number: string
        status: string
      }
      result: 'done' | 'held' | 'skipped'
      hold: string | null
      note: string | null
      why: string | null
      conditions: {
        what: string
        is: string
        value: string | null
        actual: string | null
        holds: boolean | null
      }[]
      next: {
        step: number
        sequence: number | null
        due: string
        name: {
          [k: string]: string
        }
      } | null
      message: {
        channel: 'email' | 'post' | 'sms'
        language: 'nl' | 'en' | 'fr' | 'de'
        to: string
        subject: string
        body: string
      } | null
    }
    '/api/v4/write-off/bulk': {
      id: number
      entity: string
      action: string
      state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
      total: number
      checked: number
      done: number
      counts: {
        [k: string]: number
      }
      added: number | null
      reasons: {
        text: string
        count: number
      }[]
      import: number | null
      mayUndo: boolean
      why: string | null
      stoppedBecause: string | null
      createdAt: string
      startedAt: string | null
      endedAt: string | null
    }
    '/api/v4/write-off/{id}/reverse': WriteOff
    '/login_check_json': {
      id: number
      username: string
      email?: string
      name: string
      acl: string[]
      customerIds: number[]
      team?: number | null
      locale: 'nl' | 'en' | 'fr'
      impersonator?: {
        id?: number
        name?: string
      } | null
      hasSecondFactor?: boolean
      mustEnrol?: boolean
      preferences?: {
        [k: string]: unknown
      }
      heldSince?: string | null
    }
  }
  PUT: {
    '/api/v4/acl/{id}': {
      kind: 'group' | 'user'
      id: number
      name: string
      active: boolean
      _version: number
      own: string[]
      inherited: string[]
      effective: {
        role: string
        origins: ('own' | 'group')[]
      }[]
      group: {
        id: number
        name: string
      } | null
      members: number
    }
    '/api/v4/arrangement/{id}/plan': {
      id: number
      number: string
      total: {
        amount: number
        currency: 'EUR' | 'DKK' | 'GBP'
      }
      instalments: {
        sequence: number
        dueDate: string
        amount: {
          amount: number
          currency: 'EUR' | 'DKK' | 'GBP'
        }
      }[]
    }
    '/api/v4/file/logs/{id}': {
      id: number
      attachments: {
        id: number
        name: string
        mimeType: string | null
        size: number | null
        visibleToClient: boolean
      }[]
      mayEdit: boolean
      [k: string]: unknown
    }
    '/api/v4/file/logs/{id}/change-data-accept': {
      id: number
      attachments: {
        id: number
        name: string
        mimeType: string | null
        size: number | null
        visibleToClient: boolean
      }[]
      mayEdit: boolean
      [k: string]: unknown
    }
    '/api/v4/file/logs/{id}/change-data-reject': {
      id: number
      attachments: {
        id: number
        name: string
        mimeType: string | null
        size: number | null
        visibleToClient: boolean
      }[]
      mayEdit: boolean
      [k: string]: unknown
    }
    '/api/v4/file/{id}/interest-setting': {
      items: {
        id: number
        claim: number | null
        type: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
        rate: string | null
        per: 'year' | 'month' | null
        surcharge: string | null
        compounding: 'annual' | 'monthly' | 'none' | null
        from: string | null
        until: string | null
        version: number
        number: string | null
        reason: string
      }[]
      basis: string
    }
    '/api/v4/presence/{entity}/{record}': {
      others: {
        id: number
        name: string
        isEditing: boolean
      }[]
    }
    '/api/v4/processing-run/{id}/excluded': {
      excluded: number
    }
    '/api/v4/setting': {
      items: GlobalSetting[]
      groups: {
        name: string
        title: string
      }[]
    }
    '/api/v4/texts/{locale}': ChangeableText
    '/api/v4/users/me/drafts/{entity}/{record}': {
      at: string
    }
    '/api/v4/users/preferences': {
      [k: string]: unknown
    }
    '/api/v4/workflow/{workflow}/step/{id}': {
      [k: string]: unknown
    }
  }
  DELETE: {
    '/api/v4/texts/{locale}': ChangeableText
    '/api/v4/workflow/{workflow}/step/{id}': unknown
  }
}
