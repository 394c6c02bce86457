// Generated from cost-type.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"code":0,"name":0,"category":0,"vatRate":0,"chargeTo":0,"defaultAmount":0,"legalLimit":0,"allocationOrder":0,"ledger":0,"effectiveFrom":0,"effectiveUntil":0,"active":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[a-z][a-z0-9_]{1,39}$", "u");
const pattern1 = new RegExp("^[0-9]{3,8}$", "u");
const formats0 = formats.share;
const formats2 = formats.date;
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
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 === "string"){
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
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
let data3 = data.name;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key1 in data3){
if(!(((key1 === "nl") || (key1 === "en")) || (key1 === "fr"))){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data3.nl !== undefined){
let data4 = data3.nl;
if(typeof data4 === "string"){
if(func1(data4) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.en !== undefined){
let data5 = data3.en;
if(typeof data5 === "string"){
if(func1(data5) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/name/en",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.fr !== undefined){
let data6 = data3.fr;
if(typeof data6 === "string"){
if(func1(data6) > 400){
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
if(data.category !== undefined){
let data7 = data.category;
if(!((((((data7 === "collection") || (data7 === "court")) || (data7 === "bailiff")) || (data7 === "interest")) || (data7 === "office")) || (data7 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{}});
errors++;
}
}
if(data.vatRate !== undefined){
let data8 = data.vatRate;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vatRate",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/vatRate",keyword:"format",params:{format: "share"}});
errors++;
}
}
}
if(data.chargeTo !== undefined){
let data9 = data.chargeTo;
if(!(((data9 === "debtor") || (data9 === "client")) || (data9 === "office"))){
(vErrors ??= []).push({instancePath:instancePath+"/chargeTo",keyword:"enum",params:{}});
errors++;
}
}
if(data.defaultAmount !== undefined){
let data10 = data.defaultAmount;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/defaultAmount",keyword:"type",params:{type: "object"}});
errors++;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/defaultAmount",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data10.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/defaultAmount",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key2 in data10){
if(!((key2 === "amount") || (key2 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/defaultAmount",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data10.amount !== undefined){
let data11 = data10.amount;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/defaultAmount/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/defaultAmount/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data11 < -9007199254740991 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/defaultAmount/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data10.currency !== undefined){
let data12 = data10.currency;
if(!(((data12 === "EUR") || (data12 === "DKK")) || (data12 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/defaultAmount/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data.legalLimit !== undefined){
let data13 = data.legalLimit;
if(!((((((data13 === "none") || (data13 === "wik")) || (data13 === "btag")) || (data13 === "court_fee")) || (data13 === "salary")) || (data13 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/legalLimit",keyword:"enum",params:{}});
errors++;
}
}
if(data.allocationOrder !== undefined){
let data14 = data.allocationOrder;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/allocationOrder",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 999 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/allocationOrder",keyword:"maximum",params:{comparison: "<=", limit: 999}});
errors++;
}
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/allocationOrder",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.ledger !== undefined){
let data15 = data.ledger;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/ledger",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/ledger",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/ledger",keyword:"pattern",params:{pattern: "^[0-9]{3,8}$"}});
errors++;
}
}
}
if(data.effectiveFrom !== undefined){
let data16 = data.effectiveFrom;
if(typeof data16 === "string"){
if(!(formats2(data16))){
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
let data17 = data.effectiveUntil;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/effectiveUntil",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data17 === "string"){
if(!(formats2(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/effectiveUntil",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.active !== undefined){
let data18 = data.active;
if((typeof data18 !== "boolean") && (data18 !== null)){
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
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});
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
