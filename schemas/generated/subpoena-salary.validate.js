// Generated from subpoena-salary.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"kind":0,"band":0,"upTo":0,"amountPerPoint":0,"maxPoints":0,"effectiveFrom":0,"effectiveUntil":0,"source":0}};
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
if(data.kind !== undefined){
let data2 = data.kind;
if(!((((((data2 === "band") || (data2 === "eviction")) || (data2 === "undetermined")) || (data2 === "after_costs")) || (data2 === "after_costs_district")) || (data2 === "after_costs_service"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{}});
errors++;
}
}
if(data.band !== undefined){
let data3 = data.band;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/band",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 99 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/band",keyword:"maximum",params:{comparison: "<=", limit: 99}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/band",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.upTo !== undefined){
let data4 = data.upTo;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/upTo",keyword:"type",params:{type: "object"}});
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/upTo",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data4.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/upTo",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key1 in data4){
if(!((key1 === "amount") || (key1 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/upTo",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data4.amount !== undefined){
let data5 = data4.amount;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/upTo/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/upTo/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < -9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/upTo/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data4.currency !== undefined){
let data6 = data4.currency;
if(!(((data6 === "EUR") || (data6 === "DKK")) || (data6 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/upTo/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data.amountPerPoint !== undefined){
let data7 = data.amountPerPoint;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/amountPerPoint",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data7.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/amountPerPoint",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key2 in data7){
if(!((key2 === "amount") || (key2 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/amountPerPoint",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data7.amount !== undefined){
let data8 = data7.amount;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/amountPerPoint/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/amountPerPoint/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data8 < -9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/amountPerPoint/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data7.currency !== undefined){
let data9 = data7.currency;
if(!(((data9 === "EUR") || (data9 === "DKK")) || (data9 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/amountPerPoint/currency",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/amountPerPoint",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.maxPoints !== undefined){
let data10 = data.maxPoints;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/maxPoints",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 99 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/maxPoints",keyword:"maximum",params:{comparison: "<=", limit: 99}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/maxPoints",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.effectiveFrom !== undefined){
let data11 = data.effectiveFrom;
if(typeof data11 === "string"){
if(!(formats0(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/effectiveFrom",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/effectiveFrom",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.effectiveUntil !== undefined){
let data12 = data.effectiveUntil;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/effectiveUntil",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/effectiveUntil",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.source !== undefined){
let data13 = data.source;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func1(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"minLength",params:{limit: 1}});
errors++;
}
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
if(data.amountPerPoint === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amountPerPoint"}});
errors++;
}
if(data.effectiveFrom === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "effectiveFrom"}});
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
