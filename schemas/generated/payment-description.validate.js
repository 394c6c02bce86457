// Generated from payment-description.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"priority":0,"code":0,"name":0,"field":0,"pattern":0,"counterpartyIban":0,"kind":0,"action":0,"active":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[a-z][a-z0-9_]{1,39}$", "u");
const formats0 = formats.iban;
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
if(data.priority !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"false schema",params:{}});
errors++;
}
if(data.code !== undefined){
let data3 = data.code;
if(typeof data3 === "string"){
if(func1(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{1,39}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key1 in data4){
if(!(((key1 === "nl") || (key1 === "en")) || (key1 === "fr"))){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data4.nl !== undefined){
let data5 = data4.nl;
if(typeof data5 === "string"){
if(func1(data5) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func1(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data4.en !== undefined){
let data6 = data4.en;
if(typeof data6 === "string"){
if(func1(data6) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/name/en",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data4.fr !== undefined){
let data7 = data4.fr;
if(typeof data7 === "string"){
if(func1(data7) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/name/fr",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.field !== undefined){
let data8 = data.field;
if(!((((data8 === "text") || (data8 === "name")) || (data8 === "iban")) || (data8 === "bank_code"))){
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"enum",params:{}});
errors++;
}
}
if(data.pattern !== undefined){
let data9 = data.pattern;
if(typeof data9 === "string"){
if(func1(data9) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func1(data9) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"minLength",params:{limit: 2}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.counterpartyIban !== undefined){
let data10 = data.counterpartyIban;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/counterpartyIban",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/counterpartyIban",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats0(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/counterpartyIban",keyword:"format",params:{format: "iban"}});
errors++;
}
}
}
if(data.kind !== undefined){
let data11 = data.kind;
if(!((((((((data11 === "debtor_payment") || (data11 === "client_transfer")) || (data11 === "bailiff")) || (data11 === "psp")) || (data11 === "fee")) || (data11 === "refund")) || (data11 === "own_transfer")) || (data11 === "unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{}});
errors++;
}
}
if(data.action !== undefined){
let data12 = data.action;
if(!(((data12 === "match") || (data12 === "ignore")) || (data12 === "ask"))){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"enum",params:{}});
errors++;
}
}
if(data.active !== undefined){
let data13 = data.active;
if((typeof data13 !== "boolean") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});
errors++;
}
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
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.pattern === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"}});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
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
