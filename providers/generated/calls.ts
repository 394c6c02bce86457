// Generated from /api/v4/openapi.json by npm run calls. Do not edit.
import type { ApiClient } from '#schemas/generated/api-client.ts'
import type { Complaint } from '#schemas/generated/complaint.ts'
import type { Customer } from '#schemas/generated/customer.ts'
import type { DueDiligence } from '#schemas/generated/due-diligence.ts'
import type { SharedInfo } from '#schemas/generated/shared-info.ts'
import type { Webhook } from '#schemas/generated/webhook.ts'

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
    '/api/v4/agenda/subjects': {
      items: {
        id: number
        name: string
        code?: string
        priority?: string | null
        defaultDays?: number | null
      }[]
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
    '/api/v4/bot-check': {
      kind: 'altcha' | 'recaptcha' | 'off'
      challenge?: {
        [k: string]: unknown
      }
      siteKey?: string
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
    '/api/v4/court/find': {
      items: {
        id: number
        name: string
        type: string
        district: string | null
        visitCity: string | null
      }[]
    }
    '/api/v4/customer/number': {
      number: string
    }
    '/api/v4/dialer-blacklist/check': {
      phone: string
      blocked: boolean
      reason?: string
      from?: string | null
      until?: string | null
    }
    '/api/v4/email/variable/used': {
      [k: string]: number
    }
    '/api/v4/email/variable/{id}/templates': {
      items: {
        [k: string]: unknown
      }[]
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
    '/api/v4/menu/all': {
      items: MenuItem[]
    }
    '/api/v4/menu/user': {
      items: MenuItem[]
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
    '/api/v4/shared-info/view/{token}': {
      state: 'open'
      title: string
      content: string
      validUntil: string
    } | {
      state: 'locked' | 'expired' | 'revoked' | 'used' | 'unknown'
    }
    '/api/v4/subpoena-salary/calculate': CourtCosts
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
    '/api/v4/webhook-delivery/{id}/exchange': {
      request: string
      response?: string | null
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
    '/api/v4/customer/intake': {
      id: number
    }
    '/api/v4/dialer-blacklist/bulk': {
      added: number
      lines: {
        line: number
        typed: string
        phone: string | null
        outcome: 'added' | 'known' | 'repeated' | 'invalid'
      }[]
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
    '/api/v4/holiday/generate': {
      added: string[]
      known: string[]
    }
    '/api/v4/jobs/{id}/again': {}
    '/api/v4/jobs/{id}/give-up': {}
    '/api/v4/outgoing/discard': {}
    '/api/v4/outgoing/letter/{id}/again': {}
    '/api/v4/outgoing/letter/{id}/sent': {}
    '/api/v4/outgoing/release': {}
    '/api/v4/post-mail/template/{id}/copy': {
      id: number
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
    '/api/v4/subpoena-template/{id}/copy': {
      id: number
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
    '/api/v4/setting': {
      items: GlobalSetting[]
      groups: {
        name: string
        title: string
      }[]
    }
    '/api/v4/texts/{locale}': ChangeableText
    '/api/v4/users/preferences': {
      [k: string]: unknown
    }
  }
  DELETE: {
    '/api/v4/texts/{locale}': ChangeableText
  }
}
