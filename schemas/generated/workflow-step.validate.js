// Generated from workflow-step.schema.json by npm run codegen. Do not edit.
import { characters } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"workflow":0,"sequence":0,"name":0,"actionType":0,"emailTemplate":0,"postMailTemplate":0,"smsTemplate":0,"fallbackChannel":0,"destination":0,"agendaSubject":0,"costType":0,"newPhase":0,"newFileStatus":0,"delayDays":0,"delayBasis":0,"sendFrom":0,"sendUntil":0,"conditions":{"items":{"properties":{"what":0,"is":0,"value":0}}},"nextStep":0,"elseStep":0,"stopOnPayment":0,"requiresApproval":0,"isFourteenDayLetter":0,"addsCollectionCosts":0,"active":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
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
if(data.workflow !== undefined){
let data2 = data.workflow;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/workflow",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/workflow",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/workflow",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.sequence !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sequence",keyword:"false schema",params:{}});
errors++;
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
if(data.actionType !== undefined){
let data8 = data.actionType;
if(!(((((((((((data8 === "send_email") || (data8 === "send_post")) || (data8 === "send_sms")) || (data8 === "agenda")) || (data8 === "add_cost")) || (data8 === "change_phase")) || (data8 === "change_status")) || (data8 === "start_surveillance")) || (data8 === "register_check")) || (data8 === "wait")) || (data8 === "close"))){
(vErrors ??= []).push({instancePath:instancePath+"/actionType",keyword:"enum",params:{}});
errors++;
}
}
if(data.emailTemplate !== undefined){
let data9 = data.emailTemplate;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/emailTemplate",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/emailTemplate",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/emailTemplate",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.postMailTemplate !== undefined){
let data10 = data.postMailTemplate;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postMailTemplate",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/postMailTemplate",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/postMailTemplate",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.smsTemplate !== undefined){
let data11 = data.smsTemplate;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/smsTemplate",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/smsTemplate",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/smsTemplate",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.fallbackChannel !== undefined){
let data12 = data.fallbackChannel;
if(!((((data12 === "email") || (data12 === "post")) || (data12 === "sms")) || (data12 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/fallbackChannel",keyword:"enum",params:{}});
errors++;
}
}
if(data.destination !== undefined){
let data13 = data.destination;
if(!(((data13 === "debtor") || (data13 === "client")) || (data13 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/destination",keyword:"enum",params:{}});
errors++;
}
}
if(data.agendaSubject !== undefined){
let data14 = data.agendaSubject;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/agendaSubject",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/agendaSubject",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/agendaSubject",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.costType !== undefined){
let data15 = data.costType;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/costType",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/costType",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/costType",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.newPhase !== undefined){
let data16 = data.newPhase;
if(!(((((((data16 === "amicable") || (data16 === "judicial")) || (data16 === "monitoring")) || (data16 === "bailiff")) || (data16 === "partner")) || (data16 === "shv")) || (data16 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/newPhase",keyword:"enum",params:{}});
errors++;
}
}
if(data.newFileStatus !== undefined){
let data17 = data.newFileStatus;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/newFileStatus",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9007199254740991 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/newFileStatus",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/newFileStatus",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.delayDays !== undefined){
let data18 = data.delayDays;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/delayDays",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 365 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/delayDays",keyword:"maximum",params:{comparison: "<=", limit: 365}});
errors++;
}
if(data18 < 0 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/delayDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.delayBasis !== undefined){
let data19 = data.delayBasis;
if(!(((data19 === "calendar") || (data19 === "working")) || (data19 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/delayBasis",keyword:"enum",params:{}});
errors++;
}
}
if(data.sendFrom !== undefined){
let data20 = data.sendFrom;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sendFrom",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data20 === "string"){
if(func1(data20) > 5){
(vErrors ??= []).push({instancePath:instancePath+"/sendFrom",keyword:"maxLength",params:{limit: 5}});
errors++;
}
if(func1(data20) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sendFrom",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/sendFrom",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}});
errors++;
}
}
}
if(data.sendUntil !== undefined){
let data21 = data.sendUntil;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sendUntil",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data21 === "string"){
if(func1(data21) > 5){
(vErrors ??= []).push({instancePath:instancePath+"/sendUntil",keyword:"maxLength",params:{limit: 5}});
errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sendUntil",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/sendUntil",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}});
errors++;
}
}
}
if(data.conditions !== undefined){
let data22 = data.conditions;
if((!(Array.isArray(data22))) && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/conditions",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data22)){
if(data22.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/conditions",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
let data23 = data22[i0];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.what === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/conditions/" + i0,keyword:"required",params:{missingProperty: "what"}});
errors++;
}
if(data23.is === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/conditions/" + i0,keyword:"required",params:{missingProperty: "is"}});
errors++;
}
for(const key2 in data23){
if(!(((key2 === "what") || (key2 === "is")) || (key2 === "value"))){
(vErrors ??= []).push({instancePath:instancePath+"/conditions/" + i0,keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data23.what !== undefined){
let data24 = data23.what;
if(!(((((((((((((((data24 === "outstanding") || (data24 === "principal")) || (data24 === "fileType")) || (data24 === "language")) || (data24 === "hasEmail")) || (data24 === "hasMobile")) || (data24 === "hasVerifiedAddress")) || (data24 === "paidInDays")) || (data24 === "openDispute")) || (data24 === "arrangementActive")) || (data24 === "fourteenDayState")) || (data24 === "customer")) || (data24 === "legalType")) || (data24 === "phase")) || (data24 === "fileStatus"))){
(vErrors ??= []).push({instancePath:instancePath+"/conditions/" + i0+"/what",keyword:"enum",params:{}});
errors++;
}
}
if(data23.is !== undefined){
let data25 = data23.is;
if(!((((data25 === "eq") || (data25 === "ne")) || (data25 === "gte")) || (data25 === "lte"))){
(vErrors ??= []).push({instancePath:instancePath+"/conditions/" + i0+"/is",keyword:"enum",params:{}});
errors++;
}
}
if(data23.value !== undefined){
let data26 = data23.value;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/conditions/" + i0+"/value",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data26 === "string"){
if(func1(data26) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/conditions/" + i0+"/value",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func1(data26) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/conditions/" + i0+"/value",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/conditions/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
}
if(data.nextStep !== undefined){
let data27 = data.nextStep;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/nextStep",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9007199254740991 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/nextStep",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data27 < 1 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/nextStep",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.elseStep !== undefined){
let data28 = data.elseStep;
if((!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) && (data28 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/elseStep",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9007199254740991 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/elseStep",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data28 < 1 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/elseStep",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.stopOnPayment !== undefined){
let data29 = data.stopOnPayment;
if((typeof data29 !== "boolean") && (data29 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/stopOnPayment",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.requiresApproval !== undefined){
let data30 = data.requiresApproval;
if((typeof data30 !== "boolean") && (data30 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/requiresApproval",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.isFourteenDayLetter !== undefined){
let data31 = data.isFourteenDayLetter;
if((typeof data31 !== "boolean") && (data31 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isFourteenDayLetter",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.addsCollectionCosts !== undefined){
let data32 = data.addsCollectionCosts;
if((typeof data32 !== "boolean") && (data32 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/addsCollectionCosts",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.active !== undefined){
let data33 = data.active;
if((typeof data33 !== "boolean") && (data33 !== null)){
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
if(data.workflow === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "workflow"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.actionType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "actionType"}});
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
