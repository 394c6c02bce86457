// Generated from interruption-event.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"claim":0,"file":0,"customer":0,"date":0,"kind":0,"note":0,"payment":0,"createdAt":0,"createdBy":0}};
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
if(data.claim !== undefined){
let data2 = data.claim;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/claim",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/claim",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/claim",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.file !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"false schema",params:{}});
errors++;
}
if(data.customer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"false schema",params:{}});
errors++;
}
if(data.date !== undefined){
let data5 = data.date;
if(typeof data5 === "string"){
if(!(formats0(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.kind !== undefined){
let data6 = data.kind;
if(!(((((data6 === "demand") || (data6 === "reservation")) || (data6 === "acknowledgement")) || (data6 === "payment")) || (data6 === "legal_action"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{}});
errors++;
}
}
if(data.note !== undefined){
let data7 = data.note;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.payment !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment",keyword:"false schema",params:{}});
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
if(data.claim === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "claim"}});
errors++;
}
if(data.date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date"}});
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
