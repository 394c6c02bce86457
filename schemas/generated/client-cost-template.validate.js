// Generated from client-cost-template.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"name":0,"description":0,"rules":{"items":{"properties":{"trigger":0,"basis":0,"amount":0,"percent":0,"bandFrom":0,"bandTo":0,"minimum":0,"maximum":0,"vatRate":0,"keepBik":0,"keepInterest":0,"validFrom":0}}},"active":0}};
const func0 = characters;
const func4 = Object.prototype.hasOwnProperty;
const formats0 = formats.share;
const formats4 = formats.date;
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
if(!((((((key0 === "_version") || (key0 === "id")) || (key0 === "name")) || (key0 === "description")) || (key0 === "rules")) || (key0 === "active"))){
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
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 1000}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.rules !== undefined){
let data4 = data.rules;
if(Array.isArray(data4)){
if(data4.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/rules",keyword:"maxItems",params:{limit: 40}});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.trigger === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0,keyword:"required",params:{missingProperty: "trigger"}});
errors++;
}
if(data5.basis === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0,keyword:"required",params:{missingProperty: "basis"}});
errors++;
}
if(data5.validFrom === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0,keyword:"required",params:{missingProperty: "validFrom"}});
errors++;
}
for(const key1 in data5){
if(!(func4.call(schema1.properties.rules.items.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data5.trigger !== undefined){
let data6 = data5.trigger;
if(!(((((((data6 === "file_opened") || (data6 === "collected")) || (data6 === "letter")) || (data6 === "closed_no_result")) || (data6 === "precasso_item")) || (data6 === "legal_act")) || (data6 === "month"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/trigger",keyword:"enum",params:{}});
errors++;
}
}
if(data5.basis !== undefined){
let data7 = data5.basis;
if(!(((data7 === "amount") || (data7 === "percent_principal")) || (data7 === "percent_collected"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/basis",keyword:"enum",params:{}});
errors++;
}
}
if(data5.amount !== undefined){
let data8 = data5.amount;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/amount",keyword:"type",params:{type: "object"}});
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/amount",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data8.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/amount",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key2 in data8){
if(!((key2 === "amount") || (key2 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/amount",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data8.amount !== undefined){
let data9 = data8.amount;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/amount/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/amount/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/amount/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data8.currency !== undefined){
let data10 = data8.currency;
if(!(((data10 === "EUR") || (data10 === "DKK")) || (data10 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/amount/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data5.percent !== undefined){
let data11 = data5.percent;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/percent",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data11 === "string"){
if(!(formats0(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/percent",keyword:"format",params:{format: "share"}});
errors++;
}
}
}
if(data5.bandFrom !== undefined){
let data12 = data5.bandFrom;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandFrom",keyword:"type",params:{type: "object"}});
errors++;
}
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandFrom",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data12.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandFrom",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key3 in data12){
if(!((key3 === "amount") || (key3 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandFrom",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data12.amount !== undefined){
let data13 = data12.amount;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandFrom/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandFrom/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data13 < -9007199254740991 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandFrom/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data12.currency !== undefined){
let data14 = data12.currency;
if(!(((data14 === "EUR") || (data14 === "DKK")) || (data14 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandFrom/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data5.bandTo !== undefined){
let data15 = data5.bandTo;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandTo",keyword:"type",params:{type: "object"}});
errors++;
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandTo",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data15.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandTo",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key4 in data15){
if(!((key4 === "amount") || (key4 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandTo",keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data15.amount !== undefined){
let data16 = data15.amount;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandTo/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandTo/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data16 < -9007199254740991 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandTo/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data15.currency !== undefined){
let data17 = data15.currency;
if(!(((data17 === "EUR") || (data17 === "DKK")) || (data17 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/bandTo/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data5.minimum !== undefined){
let data18 = data5.minimum;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/minimum",keyword:"type",params:{type: "object"}});
errors++;
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/minimum",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data18.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/minimum",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key5 in data18){
if(!((key5 === "amount") || (key5 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/minimum",keyword:"additionalProperties",params:{additionalProperty: key5}});
errors++;
}
}
if(data18.amount !== undefined){
let data19 = data18.amount;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/minimum/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/minimum/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data19 < -9007199254740991 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/minimum/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data18.currency !== undefined){
let data20 = data18.currency;
if(!(((data20 === "EUR") || (data20 === "DKK")) || (data20 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/minimum/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data5.maximum !== undefined){
let data21 = data5.maximum;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/maximum",keyword:"type",params:{type: "object"}});
errors++;
}
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/maximum",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data21.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/maximum",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key6 in data21){
if(!((key6 === "amount") || (key6 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/maximum",keyword:"additionalProperties",params:{additionalProperty: key6}});
errors++;
}
}
if(data21.amount !== undefined){
let data22 = data21.amount;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/maximum/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9007199254740991 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/maximum/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data22 < -9007199254740991 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/maximum/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data21.currency !== undefined){
let data23 = data21.currency;
if(!(((data23 === "EUR") || (data23 === "DKK")) || (data23 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/maximum/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data5.vatRate !== undefined){
let data24 = data5.vatRate;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/vatRate",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data24 === "string"){
if(!(formats0(data24))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/vatRate",keyword:"format",params:{format: "share"}});
errors++;
}
}
}
if(data5.keepBik !== undefined){
let data25 = data5.keepBik;
if((typeof data25 !== "boolean") && (data25 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/keepBik",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data5.keepInterest !== undefined){
let data26 = data5.keepInterest;
if((typeof data26 !== "boolean") && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/keepInterest",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data5.validFrom !== undefined){
let data27 = data5.validFrom;
if(typeof data27 === "string"){
if(!(formats4(data27))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/validFrom",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0+"/validFrom",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rules",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.active !== undefined){
let data28 = data.active;
if((typeof data28 !== "boolean") && (data28 !== null)){
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.rules === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rules"}});
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
