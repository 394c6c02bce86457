/**
 * Rows of the tables that no schema describes (`migrations/0004-sessions.sql`), for Kysely:
 * `engine.kysely.withTables<SystemTables>()`.
 */
import type { ColumnType, Generated } from 'kysely'

/** Read as ISO text in UTC, written as such or as a Date. */
type Timestamp = ColumnType<string, string | Date, string | Date>

export type SystemTables = {
  credential: { user_id: number; password_hash: string; changed_at: ColumnType<string, string | Date | undefined> }
  session: {
    id_hash: string
    user_id: number
    created_at: Timestamp
    last_seen_at: Timestamp
    address: string
    user_agent: string
  }
  login_failure: { id: Generated<number>; account: string; address: string; failed_at: Timestamp }
  audit_log: {
    id: Generated<number>
    at: ColumnType<string, string | Date | undefined, never>
    actor_id: number | null
    actor_name: string | null
    impersonator_id: number | null
    impersonator_name: string | null
    /** 'create', 'update', 'delete', an entity's own action, or 'sign-in', 'sign-in-failed', 'sign-out'. */
    action: string
    entity: string | null
    record_id: number | null
    /** Per property `{ from, to }`. */
    changes: ColumnType<Record<string, { from?: unknown; to?: unknown }>, string>
    request_id: string | null
  }
}
