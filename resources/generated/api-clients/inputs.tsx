// Generated from api-client.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const CustomerInput = () => (
  <RelationControl
    source="customer"
    reference="customer"
    embed={['company']}
    partOf="parent"
    ofTree
    where={{ active: true }}
    required
  />
)

export const ScopesInput = () => (
  <ListControl
    source="scopes"
    values={[
      'customers:read',
      'merchants:read',
      'webhooks:read',
      'webhooks:write',
      'logs:read',
      'lookups:read',
      'calculations:read',
      'exports:read',
      'exports:write',
      'imports:read',
      'imports:write',
      'precasso:read',
      'precasso:write',
    ]}
    required
  />
)

export const IpAllowInput = () => <ListControl source="ipAllow" />

export const RateLimitInput = () => <IntegerControl source="rateLimit" />

export const ExpiresAtInput = () => <DateControl source="expiresAt" />

export const ActiveInput = () => <BooleanControl source="active" required />
