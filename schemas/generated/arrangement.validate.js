// Generated from arrangement.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"number":0,"file":0,"customer":0,"status":0,"requestedBy":0,"total":0,"downPayment":0,"instalmentAmount":0,"terms":0,"frequency":0,"startDate":0,"toleranceDays":0,"reminderDays":0,"toleranceAmount":0,"interestFrozen":0,"method":0,"note":0,"nextDueDate":0,"paidAmount":0,"rest":0,"coversAll":0,"runs":{"items":{"properties":{"from":0,"until":0}}},"recomputedOn":0,"afterPayment":0,"decidedBy":0,"decidedAt":0,"brokenAt":0,"reason":0,"createdAt":0,"createdBy":0,"catchUpBy":0,"termDate":0}};
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
if(data.file !== undefined){
let data3 = data.file;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.customer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"false schema",params:{}});
errors++;
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});
errors++;
}
if(data.requestedBy !== undefined){
let data6 = data.requestedBy;
if(!((((data6 === "debtor") || (data6 === "staff")) || (data6 === "helper")) || (data6 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/requestedBy",keyword:"enum",params:{}});
errors++;
}
}
if(data.total !== undefined){
let data7 = data.total;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data7.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key1 in data7){
if(!((key1 === "amount") || (key1 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data7.amount !== undefined){
let data8 = data7.amount;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/total/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/total/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data8 < -9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/total/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data7.currency !== undefined){
let data9 = data7.currency;
if(!(((data9 === "EUR") || (data9 === "DKK")) || (data9 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/total/currency",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.downPayment !== undefined){
let data10 = data.downPayment;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/downPayment",keyword:"type",params:{type: "object"}});
errors++;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/downPayment",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data10.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/downPayment",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key2 in data10){
if(!((key2 === "amount") || (key2 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/downPayment",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data10.amount !== undefined){
let data11 = data10.amount;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/downPayment/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/downPayment/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data11 < -9007199254740991 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/downPayment/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data10.currency !== undefined){
let data12 = data10.currency;
if(!(((data12 === "EUR") || (data12 === "DKK")) || (data12 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/downPayment/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data.instalmentAmount !== undefined){
let data13 = data.instalmentAmount;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/instalmentAmount",keyword:"type",params:{type: "object"}});
errors++;
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/instalmentAmount",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data13.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/instalmentAmount",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key3 in data13){
if(!((key3 === "amount") || (key3 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/instalmentAmount",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data13.amount !== undefined){
let data14 = data13.amount;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/instalmentAmount/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/instalmentAmount/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data14 < -9007199254740991 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/instalmentAmount/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data13.currency !== undefined){
let data15 = data13.currency;
if(!(((data15 === "EUR") || (data15 === "DKK")) || (data15 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/instalmentAmount/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data.terms !== undefined){
let data16 = data.terms;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/terms",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 500 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/terms",keyword:"maximum",params:{comparison: "<=", limit: 500}});
errors++;
}
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/terms",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.frequency !== undefined){
let data17 = data.frequency;
if(!((((((data17 === "weekly") || (data17 === "two_weekly")) || (data17 === "monthly")) || (data17 === "quarterly")) || (data17 === "free")) || (data17 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/frequency",keyword:"enum",params:{}});
errors++;
}
}
if(data.startDate !== undefined){
let data18 = data.startDate;
if(typeof data18 === "string"){
if(!(formats0(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/startDate",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/startDate",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.toleranceDays !== undefined){
let data19 = data.toleranceDays;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/toleranceDays",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 60 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/toleranceDays",keyword:"maximum",params:{comparison: "<=", limit: 60}});
errors++;
}
if(data19 < 0 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/toleranceDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.reminderDays !== undefined){
let data20 = data.reminderDays;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reminderDays",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 60 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/reminderDays",keyword:"maximum",params:{comparison: "<=", limit: 60}});
errors++;
}
if(data20 < 0 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/reminderDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.toleranceAmount !== undefined){
let data21 = data.toleranceAmount;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/toleranceAmount",keyword:"type",params:{type: "object"}});
errors++;
}
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/toleranceAmount",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data21.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/toleranceAmount",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key4 in data21){
if(!((key4 === "amount") || (key4 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/toleranceAmount",keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data21.amount !== undefined){
let data22 = data21.amount;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
(vErrors ??= []).push({instancePath:instancePath+"/toleranceAmount/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9007199254740991 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/toleranceAmount/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data22 < -9007199254740991 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/toleranceAmount/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data21.currency !== undefined){
let data23 = data21.currency;
if(!(((data23 === "EUR") || (data23 === "DKK")) || (data23 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/toleranceAmount/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data.interestFrozen !== undefined){
let data24 = data.interestFrozen;
if((typeof data24 !== "boolean") && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/interestFrozen",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.method !== undefined){
let data25 = data.method;
if(!((((data25 === "transfer") || (data25 === "direct_debit")) || (data25 === "link")) || (data25 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{}});
errors++;
}
}
if(data.note !== undefined){
let data26 = data.note;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data26 === "string"){
if(func1(data26) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
if(func1(data26) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.nextDueDate !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/nextDueDate",keyword:"false schema",params:{}});
errors++;
}
if(data.paidAmount !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/paidAmount",keyword:"false schema",params:{}});
errors++;
}
if(data.rest !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rest",keyword:"false schema",params:{}});
errors++;
}
if(data.coversAll !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coversAll",keyword:"false schema",params:{}});
errors++;
}
if(data.runs !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/runs",keyword:"false schema",params:{}});
errors++;
}
if(data.recomputedOn !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recomputedOn",keyword:"false schema",params:{}});
errors++;
}
if(data.afterPayment !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/afterPayment",keyword:"false schema",params:{}});
errors++;
}
if(data.decidedBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/decidedBy",keyword:"false schema",params:{}});
errors++;
}
if(data.decidedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/decidedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.brokenAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/brokenAt",keyword:"false schema",params:{}});
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
if(data.file === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file"}});
errors++;
}
if(data.total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total"}});
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
