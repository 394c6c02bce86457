// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"customer":0,"status":0,"risk":0,"checks":{"items":{"properties":{"check":0,"result":0,"checkedOn":0,"source":0,"note":0}}},"reviewer":0,"nextReview":0,"decidedAt":0,"decidedBy":0,"reason":0,"notes":0,"createdAt":0,"createdBy":0}};
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
if(data.customer !== undefined){
let data2 = data.customer;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});
errors++;
}
if(data.risk !== undefined){
let data4 = data.risk;
if(!((((data4 === "low") || (data4 === "medium")) || (data4 === "high")) || (data4 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/risk",keyword:"enum",params:{}});
errors++;
}
}
if(data.checks !== undefined){
let data5 = data.checks;
if((!(Array.isArray(data5))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/checks",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/checks",keyword:"maxItems",params:{limit: 40}});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.check === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i0,keyword:"required",params:{missingProperty: "check"}});
errors++;
}
for(const key1 in data6){
if(!(((((key1 === "check") || (key1 === "result")) || (key1 === "checkedOn")) || (key1 === "source")) || (key1 === "note"))){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data6.check !== undefined){
let data7 = data6.check;
if(!((((((((data7 === "kvk_extract") || (data7 === "ubo")) || (data7 === "sanctions")) || (data7 === "pep")) || (data7 === "activity")) || (data7 === "country_risk")) || (data7 === "contract")) || (data7 === "vat"))){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i0+"/check",keyword:"enum",params:{}});
errors++;
}
}
if(data6.result !== undefined){
let data8 = data6.result;
if(!(((((data8 === "ok") || (data8 === "attention")) || (data8 === "failed")) || (data8 === "not_applicable")) || (data8 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i0+"/result",keyword:"enum",params:{}});
errors++;
}
}
if(data6.checkedOn !== undefined){
let data9 = data6.checkedOn;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i0+"/checkedOn",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i0+"/checkedOn",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data6.source !== undefined){
let data10 = data6.source;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i0+"/source",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i0+"/source",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i0+"/source",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data6.note !== undefined){
let data11 = data6.note;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i0+"/note",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i0+"/note",keyword:"maxLength",params:{limit: 1000}});
errors++;
}
if(func1(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i0+"/note",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
}
if(data.reviewer !== undefined){
let data12 = data.reviewer;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.nextReview !== undefined){
let data13 = data.nextReview;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/nextReview",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data13 === "string"){
if(!(formats0(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/nextReview",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.decidedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/decidedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.decidedBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/decidedBy",keyword:"false schema",params:{}});
errors++;
}
if(data.reason !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"false schema",params:{}});
errors++;
}
if(data.notes !== undefined){
let data17 = data.notes;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data17 === "string"){
if(func1(data17) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func1(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
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
if(data.customer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "customer"}});
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
