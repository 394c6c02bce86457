/** react-admin as in its tutorial: the same columns of the same customers, in its own layout and list. */
import simpleRestProvider from 'ra-data-simple-rest'
import { Admin, BooleanField, Datagrid, DateField, List, Resource, TextField } from 'react-admin'
import { createRoot } from 'react-dom/client'

const Customers = () => (
  <List perPage={50}>
    <Datagrid>
      <TextField source="number" />
      <TextField source="company" />
      <TextField source="kvkNumber" />
      <TextField source="city" />
      <TextField source="accountManager.name" />
      <DateField source="contractFrom" />
      <TextField source="dueDiligenceStatus" />
      <BooleanField source="active" />
    </Datagrid>
  </List>
)

createRoot(document.getElementById('root') ?? document.body).render(
  <Admin dataProvider={simpleRestProvider('/stock')} disableTelemetry>
    <Resource name="customer" list={Customers} />
  </Admin>,
)
