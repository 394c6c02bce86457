// Generated from precasso.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"number":0,"customer":0,"merchant":0,"debtor":0,"fileType":0,"status":0,"claims":{"items":{"properties":{"type":0,"number":0,"invoiceDate":0,"dueDate":0,"amount":0,"description":0,"agreementReference":0}}},"claimNumbers":0,"payments":{"items":{"properties":{"date":0,"amount":0,"reference":0}}},"amount":0,"openAmount":0,"workflow":0,"workflowStep":0,"workflowStepDueAt":0,"pausedUntil":0,"holdReason":0,"fourteenDayState":0,"fourteenDaySent":0,"fourteenDayEnd":0,"branding":0,"language":0,"clientReference":0,"paymentReference":0,"file":0,"closedAt":0,"reason":0,"createdAt":0,"createdBy":0,"paidOn":0,"withoutLetter":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const formats0 = formats.date;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data._version !== undefined){
let data0 = data._version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});
errors++;
}
if(data.number !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"false schema",params:{}});
errors++;
}
if(data.customer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"false schema",params:{}});
errors++;
}
if(data.merchant !== undefined){
let data4 = data.merchant;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/merchant",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/merchant",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/merchant",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.debtor !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"false schema",params:{}});
errors++;
}
if(data.fileType !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fileType",keyword:"false schema",params:{}});
errors++;
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});
errors++;
}
if(data.claims !== undefined){
let data8 = data.claims;
if((!(Array.isArray(data8))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/claims",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data8)){
if(data8.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/claims",keyword:"maxItems",params:{limit: 200}});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data9.number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0,keyword:"required",params:{missingProperty: "number"}});
errors++;
}
if(data9.invoiceDate === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0,keyword:"required",params:{missingProperty: "invoiceDate"}});
errors++;
}
if(data9.dueDate === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0,keyword:"required",params:{missingProperty: "dueDate"}});
errors++;
}
if(data9.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0,keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
for(const key1 in data9){
if(!(((((((key1 === "type") || (key1 === "number")) || (key1 === "invoiceDate")) || (key1 === "dueDate")) || (key1 === "amount")) || (key1 === "description")) || (key1 === "agreementReference"))){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data9.type !== undefined){
let data10 = data9.type;
if(!((((((((data10 === "invoice") || (data10 === "credit_note")) || (data10 === "subscription_term")) || (data10 === "rent")) || (data10 === "instalment")) || (data10 === "loan")) || (data10 === "damage")) || (data10 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data9.number !== undefined){
let data11 = data9.number;
if(typeof data11 === "string"){
if(func1(data11) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/number",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func1(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/number",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/number",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.invoiceDate !== undefined){
let data12 = data9.invoiceDate;
if(typeof data12 === "string"){
if(!(formats0(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/invoiceDate",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/invoiceDate",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.dueDate !== undefined){
let data13 = data9.dueDate;
if(typeof data13 === "string"){
if(!(formats0(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/dueDate",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/dueDate",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.amount !== undefined){
let data14 = data9.amount;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/amount",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data14.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/amount",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key2 in data14){
if(!((key2 === "amount") || (key2 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/amount",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data14.amount !== undefined){
let data15 = data14.amount;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/amount/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/amount/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data15 < -9007199254740991 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/amount/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data14.currency !== undefined){
let data16 = data14.currency;
if(!(((data16 === "EUR") || (data16 === "DKK")) || (data16 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/amount/currency",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/amount",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data9.description !== undefined){
let data17 = data9.description;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/description",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data17 === "string"){
if(func1(data17) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/description",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func1(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/description",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data9.agreementReference !== undefined){
let data18 = data9.agreementReference;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/agreementReference",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data18 === "string"){
if(func1(data18) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/agreementReference",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0+"/agreementReference",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/claims/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
}
if(data.claimNumbers !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/claimNumbers",keyword:"false schema",params:{}});
errors++;
}
if(data.payments !== undefined){
let data20 = data.payments;
if((!(Array.isArray(data20))) && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data20)){
if(data20.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"maxItems",params:{limit: 200}});
errors++;
}
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.date === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1,keyword:"required",params:{missingProperty: "date"}});
errors++;
}
if(data21.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1,keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
for(const key3 in data21){
if(!(((key3 === "date") || (key3 === "amount")) || (key3 === "reference"))){
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1,keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data21.date !== undefined){
let data22 = data21.date;
if(typeof data22 === "string"){
if(!(formats0(data22))){
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1+"/date",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1+"/date",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data21.amount !== undefined){
let data23 = data21.amount;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1+"/amount",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data23.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1+"/amount",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key4 in data23){
if(!((key4 === "amount") || (key4 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1+"/amount",keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data23.amount !== undefined){
let data24 = data23.amount;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1+"/amount/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 9007199254740991 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1+"/amount/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data24 < -9007199254740991 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1+"/amount/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data23.currency !== undefined){
let data25 = data23.currency;
if(!(((data25 === "EUR") || (data25 === "DKK")) || (data25 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1+"/amount/currency",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1+"/amount",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data21.reference !== undefined){
let data26 = data21.reference;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1+"/reference",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data26 === "string"){
if(func1(data26) > 140){
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1+"/reference",keyword:"maxLength",params:{limit: 140}});
errors++;
}
if(func1(data26) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1+"/reference",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payments/" + i1,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
}
if(data.amount !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"false schema",params:{}});
errors++;
}
if(data.openAmount !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/openAmount",keyword:"false schema",params:{}});
errors++;
}
if(data.workflow !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/workflow",keyword:"false schema",params:{}});
errors++;
}
if(data.workflowStep !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/workflowStep",keyword:"false schema",params:{}});
errors++;
}
if(data.workflowStepDueAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/workflowStepDueAt",keyword:"false schema",params:{}});
errors++;
}
if(data.pausedUntil !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pausedUntil",keyword:"false schema",params:{}});
errors++;
}
if(data.holdReason !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/holdReason",keyword:"false schema",params:{}});
errors++;
}
if(data.fourteenDayState !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fourteenDayState",keyword:"false schema",params:{}});
errors++;
}
if(data.fourteenDaySent !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fourteenDaySent",keyword:"false schema",params:{}});
errors++;
}
if(data.fourteenDayEnd !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fourteenDayEnd",keyword:"false schema",params:{}});
errors++;
}
if(data.branding !== undefined){
let data37 = data.branding;
if(!(((data37 === "client") || (data37 === "office")) || (data37 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/branding",keyword:"enum",params:{}});
errors++;
}
}
if(data.language !== undefined){
let data38 = data.language;
if(!(((((data38 === "nl") || (data38 === "en")) || (data38 === "fr")) || (data38 === "de")) || (data38 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"enum",params:{}});
errors++;
}
}
if(data.clientReference !== undefined){
let data39 = data.clientReference;
if((typeof data39 !== "string") && (data39 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/clientReference",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data39 === "string"){
if(func1(data39) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/clientReference",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data39) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/clientReference",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.paymentReference !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/paymentReference",keyword:"false schema",params:{}});
errors++;
}
if(data.file !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"false schema",params:{}});
errors++;
}
if(data.closedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/closedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.reason !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"false schema",params:{}});
errors++;
}
if(data.createdAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"false schema",params:{}});
errors++;
}
if(data.createdBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdBy",keyword:"false schema",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._version !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"false schema",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validateUpdate = validate1;
