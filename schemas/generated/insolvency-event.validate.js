// Generated from insolvency-event.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"debtor":0,"kind":0,"startDate":0,"endDate":0,"reference":0,"court":0,"representative":0,"blocksCollection":0,"stopsInterest":0,"offeredPercentage":0,"note":0,"status":0,"createdAt":0,"createdBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const formats0 = formats.date;
const formats4 = formats.share;
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
if(data.debtor !== undefined){
let data2 = data.debtor;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(!((((((((((data3 === "shv_intake") || (data3 === "shv_arrangement")) || (data3 === "moratorium")) || (data3 === "wsnp")) || (data3 === "bankruptcy")) || (data3 === "suspension_of_payments")) || (data3 === "bewind")) || (data3 === "curatele")) || (data3 === "deceased")) || (data3 === "vow"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{}});
errors++;
}
}
if(data.startDate !== undefined){
let data4 = data.startDate;
if(typeof data4 === "string"){
if(!(formats0(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/startDate",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/startDate",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.endDate !== undefined){
let data5 = data.endDate;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/endDate",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/endDate",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.reference !== undefined){
let data6 = data.reference;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/reference",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reference",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.court !== undefined){
let data7 = data.court;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/court",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/court",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/court",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.representative !== undefined){
let data8 = data.representative;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.blocksCollection !== undefined){
let data9 = data.blocksCollection;
if((typeof data9 !== "boolean") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/blocksCollection",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.stopsInterest !== undefined){
let data10 = data.stopsInterest;
if((typeof data10 !== "boolean") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/stopsInterest",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.offeredPercentage !== undefined){
let data11 = data.offeredPercentage;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/offeredPercentage",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data11 === "string"){
if(!(formats4(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/offeredPercentage",keyword:"format",params:{format: "share"}});
errors++;
}
}
}
if(data.note !== undefined){
let data12 = data.note;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
if(func1(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});
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
if(data.debtor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "debtor"}});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data.startDate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "startDate"}});
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
